import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './file-upload.stories.tsx'
import { FileUpload } from './file-upload.tsx'

describeConformance(FileUpload, {
  props: meta.args,
  element: '.ui-field',
  control: 'input[type=file]',
  disabled: 'disabled',
  isLabelled: true,
})

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './file-upload.stories.tsx'
import { FileUpload } from './file-upload.tsx'

const named = 'drawn by FieldGroup or Field, which take the props that they name'

describeConformance(FileUpload, {
  props: meta.args,
  element: '.ui-field',
  control: 'input[type=file]',
  disabled: 'disabled',
  isLabelled: true,
  except: { 'other props': named, 'data attributes': named },
})

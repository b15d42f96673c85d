import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './image-uploader.stories.tsx'
import { ImageUploader } from './image-uploader.tsx'

describeConformance(ImageUploader, {
  props: meta.args,
  disabled: 'disabled',
  isLabelled: true,
})

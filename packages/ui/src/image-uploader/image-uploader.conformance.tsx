import { nowhere } from '../../testing/conformance/conformance.ts'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { ImageUploader } from './image-uploader.tsx'

describeConformance(ImageUploader, {
  props: {},
  except: nowhere('it is made of FileUpload and tiles and takes the props that it names'),
})

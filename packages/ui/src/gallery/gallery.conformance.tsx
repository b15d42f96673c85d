import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './gallery.stories.tsx'
import { Gallery } from './gallery.tsx'

describeConformance(Gallery, {
  props: meta.args,
  isLabelled: true,
})

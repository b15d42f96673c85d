import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './carousel.stories.tsx'
import { Carousel } from './carousel.tsx'

describeConformance(Carousel, {
  props: meta.args,
  isLabelled: true,
})

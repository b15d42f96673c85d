import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './banner.stories.tsx'
import { Banner } from './banner.tsx'

describeConformance(Banner, {
  props: meta.args,
  isLabelled: true,
})

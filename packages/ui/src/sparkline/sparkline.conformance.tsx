import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './sparkline.stories.tsx'
import { Sparkline } from './sparkline.tsx'

describeConformance(Sparkline, {
  props: meta.args,
  isLabelled: true,
})

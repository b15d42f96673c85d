import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './meter.stories.tsx'
import { Meter } from './meter.tsx'

describeConformance(Meter, {
  props: meta.args,
  named: '[role=meter]',
})

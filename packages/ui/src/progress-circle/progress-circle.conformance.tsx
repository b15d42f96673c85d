import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './progress-circle.stories.tsx'
import { ProgressCircle } from './progress-circle.tsx'

describeConformance(ProgressCircle, {
  props: meta.args,
  named: '[role=progressbar]',
})

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './progress-bar.stories.tsx'
import { ProgressBar } from './progress-bar.tsx'

describeConformance(ProgressBar, {
  props: meta.args,
  named: 'progress',
})

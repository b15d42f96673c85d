import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './timeline.stories.tsx'
import { Timeline } from './timeline.tsx'

describeConformance(Timeline, { props: meta.args })

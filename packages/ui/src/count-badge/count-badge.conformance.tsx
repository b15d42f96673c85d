import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './count-badge.stories.tsx'
import { CountBadge } from './count-badge.tsx'

describeConformance(CountBadge, { props: meta.args })

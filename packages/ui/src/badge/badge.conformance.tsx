import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './badge.stories.tsx'
import { Badge } from './badge.tsx'

describeConformance(Badge, { props: meta.args })

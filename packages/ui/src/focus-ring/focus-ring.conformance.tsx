import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './focus-ring.stories.tsx'
import { FocusRing } from './focus-ring.tsx'

describeConformance(FocusRing, { props: meta.args })

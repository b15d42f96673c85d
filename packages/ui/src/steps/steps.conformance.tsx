import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './steps.stories.tsx'
import { Steps } from './steps.tsx'

describeConformance(Steps, { props: meta.args })

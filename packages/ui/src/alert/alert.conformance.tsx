import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './alert.stories.tsx'
import { Alert } from './alert.tsx'

describeConformance(Alert, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './error-summary.stories.tsx'
import { ErrorSummary } from './error-summary.tsx'

describeConformance(ErrorSummary, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './error-state.stories.tsx'
import { ErrorState } from './error-state.tsx'

describeConformance(ErrorState, { props: meta.args })

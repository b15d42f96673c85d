import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './empty-state.stories.tsx'
import { EmptyState } from './empty-state.tsx'

describeConformance(EmptyState, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './offline-state.stories.tsx'
import { OfflineState } from './offline-state.tsx'

describeConformance(OfflineState, { props: meta.args })

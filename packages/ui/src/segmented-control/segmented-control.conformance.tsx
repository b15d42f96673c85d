import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './segmented-control.stories.tsx'
import { SegmentedControl } from './segmented-control.tsx'

describeConformance(SegmentedControl, { props: meta.args })

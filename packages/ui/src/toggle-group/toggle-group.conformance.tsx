import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './toggle-group.stories.tsx'
import { ToggleGroup } from './toggle-group.tsx'

describeConformance(ToggleGroup, { props: meta.args })

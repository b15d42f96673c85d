import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './facet-panel.stories.tsx'
import { FacetPanel } from './facet-panel.tsx'

describeConformance(FacetPanel, { props: meta.args })

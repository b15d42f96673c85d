import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './anchor-nav.stories.tsx'
import { AnchorNav } from './anchor-nav.tsx'

describeConformance(AnchorNav, { props: meta.args })

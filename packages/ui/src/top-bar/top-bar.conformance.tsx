import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './top-bar.stories.tsx'
import { TopBar } from './top-bar.tsx'

describeConformance(TopBar, { props: meta.args })

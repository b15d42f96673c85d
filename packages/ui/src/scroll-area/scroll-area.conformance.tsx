import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './scroll-area.stories.tsx'
import { ScrollArea } from './scroll-area.tsx'

describeConformance(ScrollArea, { props: meta.args })

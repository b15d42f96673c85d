import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './load-more.stories.tsx'
import { LoadMore } from './load-more.tsx'

describeConformance(LoadMore, { props: meta.args })

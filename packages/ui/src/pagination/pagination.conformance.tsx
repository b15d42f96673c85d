import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './pagination.stories.tsx'
import { Pagination } from './pagination.tsx'

describeConformance(Pagination, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './breadcrumbs.stories.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

describeConformance(Breadcrumbs, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './link.stories.tsx'
import { Link } from './link.tsx'

describeConformance(Link, { props: meta.args })

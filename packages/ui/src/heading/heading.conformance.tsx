import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './heading.stories.tsx'
import { Heading } from './heading.tsx'

describeConformance(Heading, { props: meta.args })

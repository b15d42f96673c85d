import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './container.stories.tsx'
import { Container } from './container.tsx'

describeConformance(Container, { props: meta.args })

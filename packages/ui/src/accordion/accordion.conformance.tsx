import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './accordion.stories.tsx'
import { Accordion } from './accordion.tsx'

describeConformance(Accordion, { props: meta.args })

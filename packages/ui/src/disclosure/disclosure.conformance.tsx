import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './disclosure.stories.tsx'
import { Disclosure } from './disclosure.tsx'

describeConformance(Disclosure, { props: meta.args })

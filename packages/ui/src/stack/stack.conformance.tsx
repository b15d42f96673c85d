import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './stack.stories.tsx'
import { Stack } from './stack.tsx'

describeConformance(Stack, { props: meta.args })

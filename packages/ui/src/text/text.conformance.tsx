import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './text.stories.tsx'
import { Text } from './text.tsx'

describeConformance(Text, { props: meta.args })

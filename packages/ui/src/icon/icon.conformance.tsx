import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './icon.stories.tsx'
import { Icon } from './icon.tsx'

describeConformance(Icon, { props: meta.args })

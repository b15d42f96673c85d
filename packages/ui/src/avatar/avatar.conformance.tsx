import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './avatar.stories.tsx'
import { Avatar } from './avatar.tsx'

describeConformance(Avatar, { props: meta.args })

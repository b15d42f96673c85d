import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './avatar-group.stories.tsx'
import { AvatarGroup } from './avatar-group.tsx'

describeConformance(AvatarGroup, { props: meta.args, isLabelled: true })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tag.stories.tsx'
import { Tag } from './tag.tsx'

describeConformance(Tag, { props: meta.args })

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tag-group.stories.tsx'
import { TagGroup } from './tag-group.tsx'

describeConformance(TagGroup, {
  props: meta.args,
  named: 'ul',
})

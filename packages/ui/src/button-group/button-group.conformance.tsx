import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './button-group.stories.tsx'
import { ButtonGroup } from './button-group.tsx'

describeConformance(ButtonGroup, {
  props: meta.args,
  isLabelled: true,
})

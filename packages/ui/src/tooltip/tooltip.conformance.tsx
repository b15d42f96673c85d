import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './tooltip.stories.tsx'
import { Tooltip } from './tooltip.tsx'

describeConformance(Tooltip, {
  props: { ...meta.args, isOpen: true },
  element: '[role=tooltip]',
})

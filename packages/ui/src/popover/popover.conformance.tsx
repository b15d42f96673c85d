import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './popover.stories.tsx'
import { Popover } from './popover.tsx'

describeConformance(Popover, {
  props: { ...meta.args, isOpen: true },
  element: '[role=dialog]',
})

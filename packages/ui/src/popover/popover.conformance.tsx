import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { opened } from '../../testing/conformance/values.ts'
import meta from './popover.stories.tsx'
import { Popover } from './popover.tsx'

describeConformance(Popover, {
  props: { ...meta.args, defaultOpen: true },
  element: '[role=dialog]',
  isLabelled: true,
  value: opened,
})

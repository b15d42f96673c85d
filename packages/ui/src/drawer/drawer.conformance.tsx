import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './drawer.stories.tsx'
import { Drawer } from './drawer.tsx'

describeConformance(Drawer, {
  props: { ...meta.args, isOpen: true },
  element: '[role=dialog]',
  control: '[role=dialog]',
})

import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import meta from './menu.stories.tsx'
import { Menu } from './menu.tsx'

describeConformance(Menu, {
  props: { ...meta.args, isOpen: true },
  element: '.ui-menu-popover',
  control: '[role=menu]',
})

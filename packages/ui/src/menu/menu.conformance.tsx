import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { opened } from '../../testing/conformance/values.ts'
import meta from './menu.stories.tsx'
import { Menu } from './menu.tsx'

describeConformance(Menu, {
  props: { ...meta.args, defaultOpen: true },
  element: '.ui-menu-popover',
  control: '[role=menu]',
  value: opened,
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a menu item. */
export const menuItemVariants = defineVariants('ui-menu-item', {
  variants: {
    tone: {
      neutral: 'ui-tone--neutral',
      danger: 'ui-tone--danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

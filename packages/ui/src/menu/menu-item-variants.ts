import { defineVariants } from '../base/define-variants.ts'

/** Classes of an item of a menu. */
export const menuItemVariants = defineVariants('ui-menu-item', {
  variants: {
    tone: {
      neutral: 'ui-tone--neutral',
      danger: 'ui-tone--danger',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

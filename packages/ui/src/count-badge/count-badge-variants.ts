import { defineVariants } from '../base/define-variants.ts'

/** Classes of a count badge. */
export const countBadgeVariants = defineVariants('ui-count-badge', {
  variants: {
    tone: {
      primary: 'ui-tone--primary',
      danger: 'ui-tone--danger',
      neutral: 'ui-tone--neutral',
    },
  },
  defaultVariants: { tone: 'primary' },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a stat's change. */
export const statVariants = defineVariants('ui-stat-change', {
  variants: {
    tone: {
      success: 'ui-tone--success',
      danger: 'ui-tone--danger',
      neutral: 'ui-tone--neutral',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

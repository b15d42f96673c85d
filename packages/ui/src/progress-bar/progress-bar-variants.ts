import { defineVariants } from '../base/define-variants.ts'

/** Classes of a progress bar. */
export const progressBarVariants = defineVariants('ui-progress-bar', {
  variants: {
    tone: {
      primary: 'ui-tone--primary',
      success: 'ui-tone--success',
      danger: 'ui-tone--danger',
    },
  },
  defaultVariants: { tone: 'primary' },
})

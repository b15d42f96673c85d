import { defineVariants } from '../base/define-variants.ts'

/** Classes of an alert. */
export const alertVariants = defineVariants('ui-alert', {
  variants: {
    tone: {
      info: 'ui-tone--info',
      success: 'ui-tone--success',
      warning: 'ui-tone--warning',
      danger: 'ui-tone--danger',
      neutral: 'ui-tone--neutral',
    },
  },
  defaultVariants: { tone: 'info' },
})

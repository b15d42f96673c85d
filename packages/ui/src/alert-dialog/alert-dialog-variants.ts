import { defineVariants } from '../base/define-variants.ts'

/** Classes of an alert dialog. */
export const alertDialogVariants = defineVariants('ui-dialog ui-alert-dialog', {
  variants: {
    tone: {
      warning: 'ui-tone--warning',
      danger: 'ui-tone--danger',
      info: 'ui-tone--info',
      success: 'ui-tone--success',
    },
  },
  defaultVariants: { tone: 'warning' },
})

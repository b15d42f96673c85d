import { defineVariants } from '../base/define-variants.ts'

/** Classes of a toast. */
export const toastVariants = defineVariants('ui-toast', {
  variants: {
    tone: {
      success: 'ui-tone--success',
      danger: 'ui-tone--danger',
      warning: 'ui-tone--warning',
      info: 'ui-tone--info',
      neutral: 'ui-tone--neutral',
    },
  },
  defaultVariants: { tone: 'neutral' },
})

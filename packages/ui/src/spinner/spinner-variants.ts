import { defineVariants } from '../base/define-variants.ts'

/** Classes of a spinner. */
export const spinnerVariants = defineVariants('ui-spinner', {
  variants: {
    size: {
      sm: 'ui-spinner--sm',
      md: 'ui-spinner--md',
      lg: 'ui-spinner--lg',
    },
  },
  defaultVariants: { size: 'md' },
})

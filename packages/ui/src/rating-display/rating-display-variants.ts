import { defineVariants } from '../base/define-variants.ts'

/** Classes of a displayed rating. */
export const ratingDisplayVariants = defineVariants('ui-rating-display', {
  variants: {
    size: {
      sm: 'ui-rating-display--sm',
      md: 'ui-rating-display--md',
      lg: 'ui-rating-display--lg',
    },
  },
  defaultVariants: { size: 'md' },
})

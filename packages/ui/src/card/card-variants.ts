import { defineVariants } from '../base/define-variants.ts'

/** Classes of a card: its frame, and the padding of its header, body and footer. */
export const cardVariants = defineVariants('ui-card', {
  variants: {
    padding: {
      none: 'ui-card--none',
      sm: 'ui-card--sm',
      md: 'ui-card--md',
      lg: 'ui-card--lg',
    },
  },
  defaultVariants: { padding: 'md' },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a container. */
export const containerVariants = defineVariants('ui-container', {
  variants: {
    size: {
      sm: 'ui-container--sm',
      md: 'ui-container--md',
      lg: 'ui-container--lg',
    },
  },
  defaultVariants: { size: 'lg' },
})

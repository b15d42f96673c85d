import { defineVariants } from '../base/define-variants.ts'

/** Classes of a carousel's row. */
export const carouselVariants = defineVariants('ui-carousel-list', {
  variants: {
    itemSize: {
      sm: 'ui-carousel-list--sm',
      md: 'ui-carousel-list--md',
      lg: 'ui-carousel-list--lg',
      full: 'ui-carousel-list--full',
    },
  },
  defaultVariants: { itemSize: 'md' },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a quantity stepper. */
export const quantityStepperVariants = defineVariants('ui-quantity', {
  variants: {
    size: {
      sm: 'ui-quantity--sm',
      md: 'ui-quantity--md',
    },
  },
  defaultVariants: { size: 'md' },
})

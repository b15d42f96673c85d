import { defineVariants } from '../base/define-variants.ts'

/** Classes of the frame around a text box, a select or a combo box. */
export const controlVariants = defineVariants('ui-control', {
  variants: {
    size: {
      sm: 'ui-control--sm',
      md: 'ui-control--md',
      lg: 'ui-control--lg',
    },
  },
  defaultVariants: { size: 'md' },
})

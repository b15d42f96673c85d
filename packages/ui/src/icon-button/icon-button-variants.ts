import { defineVariants } from '../base/define-variants.ts'
import { buttonVariants } from '../button/button-variants.ts'

/** Classes of a button that holds only an icon. */
export const iconButtonVariants = defineVariants('ui-button ui-icon-button', {
  variants: {
    variant: buttonVariants.variants.variant,
    size: buttonVariants.variants.size,
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
})

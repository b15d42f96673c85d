import { defineVariants } from '../base/define-variants.ts'
import { buttonVariants } from '../button/button-variants.ts'

/** Classes of a toggle button. */
export const toggleButtonVariants = defineVariants('ui-button ui-button--secondary ui-toggle-button', {
  variants: {
    size: buttonVariants.variants.size,
  },
  defaultVariants: { size: 'md' },
})

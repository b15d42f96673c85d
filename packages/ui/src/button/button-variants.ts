import { defineVariants } from '../base/define-variants.ts'

/** Classes of a button, for a link or any other element that should look like one. */
export const buttonVariants = defineVariants('ui-button', {
  variants: {
    variant: {
      primary: 'ui-button--primary',
      secondary: 'ui-button--secondary',
      ghost: 'ui-button--ghost',
      danger: 'ui-button--danger',
    },
    size: {
      sm: 'ui-button--sm',
      md: 'ui-button--md',
      lg: 'ui-button--lg',
    },
    isFullWidth: {
      true: 'ui-button--full-width',
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
})

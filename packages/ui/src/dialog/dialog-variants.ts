import { defineVariants } from '../base/define-variants.ts'

/** Classes of a dialog's window. */
export const dialogVariants = defineVariants('ui-dialog-window', {
  variants: {
    size: {
      sm: 'ui-dialog-window--sm',
      md: 'ui-dialog-window--md',
      lg: 'ui-dialog-window--lg',
      full: 'ui-dialog-window--full',
    },
  },
  defaultVariants: { size: 'md' },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a top bar. */
export const topBarVariants = defineVariants('ui-top-bar', {
  variants: {
    width: {
      container: 'ui-top-bar--container',
      full: 'ui-top-bar--full',
    },
  },
  defaultVariants: { width: 'container' },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a link in running text. */
export const linkVariants = defineVariants('ui-link', {
  variants: {
    variant: {
      text: 'ui-link--text',
      quiet: 'ui-link--quiet',
      plain: 'ui-link--plain',
    },
  },
  defaultVariants: { variant: 'text' },
})

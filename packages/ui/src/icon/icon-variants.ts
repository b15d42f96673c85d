import { defineVariants } from '../base/define-variants.ts'

/** Classes of an icon. */
export const iconVariants = defineVariants('ui-icon', {
  variants: {
    size: {
      sm: 'ui-icon--sm',
      md: 'ui-icon--md',
      lg: 'ui-icon--lg',
    },
  },
  defaultVariants: { size: 'md' },
})

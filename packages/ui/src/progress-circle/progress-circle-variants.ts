import { defineVariants } from '../base/define-variants.ts'

/** Classes of a progress circle. */
export const progressCircleVariants = defineVariants('ui-progress-circle', {
  variants: {
    size: {
      sm: 'ui-progress-circle--sm',
      md: 'ui-progress-circle--md',
      lg: 'ui-progress-circle--lg',
    },
    tone: {
      primary: 'ui-tone--primary',
      success: 'ui-tone--success',
      danger: 'ui-tone--danger',
    },
  },
  defaultVariants: { size: 'md', tone: 'primary' },
})

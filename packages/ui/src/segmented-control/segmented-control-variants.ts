import { defineVariants } from '../base/define-variants.ts'

/** Classes of a segmented control. */
export const segmentedControlVariants = defineVariants('ui-segmented', {
  variants: {
    size: {
      sm: 'ui-segmented--sm',
      md: 'ui-segmented--md',
    },
  },
  defaultVariants: { size: 'md' },
})

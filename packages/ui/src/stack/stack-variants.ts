import { defineVariants } from '../base/define-variants.ts'
import { gapClasses } from '../base/gap-classes.ts'

/** Classes of a stack. */
export const stackVariants = defineVariants('ui-stack', {
  variants: {
    direction: {
      row: 'ui-stack--row',
      column: 'ui-stack--column',
    },
    gap: gapClasses,
    align: {
      start: 'ui-stack--align-start',
      center: 'ui-stack--align-center',
      end: 'ui-stack--align-end',
      stretch: 'ui-stack--align-stretch',
      baseline: 'ui-stack--align-baseline',
    },
    justify: {
      start: 'ui-stack--justify-start',
      center: 'ui-stack--justify-center',
      end: 'ui-stack--justify-end',
      between: 'ui-stack--justify-between',
    },
    isWrapping: {
      true: 'ui-stack--wrapping',
    },
  },
  defaultVariants: { direction: 'column', gap: 4 },
})

import { defineVariants } from '../base/define-variants.ts'
import { gapClasses } from '../base/gap-classes.ts'

/** Classes of a grid. */
export const gridVariants = defineVariants('ui-grid', {
  variants: {
    columns: {
      1: 'ui-grid--columns-1',
      2: 'ui-grid--columns-2',
      3: 'ui-grid--columns-3',
      4: 'ui-grid--columns-4',
      5: 'ui-grid--columns-5',
      6: 'ui-grid--columns-6',
    },
    columnsSm: {
      1: 'ui-grid--columns-sm-1',
      2: 'ui-grid--columns-sm-2',
      3: 'ui-grid--columns-sm-3',
      4: 'ui-grid--columns-sm-4',
      5: 'ui-grid--columns-sm-5',
      6: 'ui-grid--columns-sm-6',
    },
    columnsMd: {
      1: 'ui-grid--columns-md-1',
      2: 'ui-grid--columns-md-2',
      3: 'ui-grid--columns-md-3',
      4: 'ui-grid--columns-md-4',
      5: 'ui-grid--columns-md-5',
      6: 'ui-grid--columns-md-6',
    },
    columnsLg: {
      1: 'ui-grid--columns-lg-1',
      2: 'ui-grid--columns-lg-2',
      3: 'ui-grid--columns-lg-3',
      4: 'ui-grid--columns-lg-4',
      5: 'ui-grid--columns-lg-5',
      6: 'ui-grid--columns-lg-6',
    },
    fit: {
      sm: 'ui-grid--fit ui-grid--fit-sm',
      md: 'ui-grid--fit ui-grid--fit-md',
      lg: 'ui-grid--fit ui-grid--fit-lg',
    },
    gap: gapClasses,
  },
  defaultVariants: { gap: 4 },
})

import { defineVariants } from '../base/define-variants.ts'

/** Classes of a heading. */
export const headingVariants = defineVariants('ui-heading', {
  variants: {
    size: {
      14: 'ui-heading--14',
      16: 'ui-heading--16',
      18: 'ui-heading--18',
      20: 'ui-heading--20',
      24: 'ui-heading--24',
      30: 'ui-heading--30',
      38: 'ui-heading--38',
    },
  },
})

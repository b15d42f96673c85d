import { defineVariants } from '../base/define-variants.ts'

/** Classes of running text. */
export const textVariants = defineVariants('ui-text', {
  variants: {
    size: {
      12: 'ui-text--12',
      13: 'ui-text--13',
      14: 'ui-text--14',
      16: 'ui-text--16',
      18: 'ui-text--18',
      20: 'ui-text--20',
      24: 'ui-text--24',
      30: 'ui-text--30',
      38: 'ui-text--38',
    },
    weight: {
      regular: 'ui-text--regular',
      medium: 'ui-text--medium',
      semibold: 'ui-text--semibold',
      bold: 'ui-text--bold',
    },
    tone: {
      default: 'ui-text--default',
      muted: 'ui-text--muted',
      primary: 'ui-text--primary',
      accent: 'ui-text--accent',
      success: 'ui-text--success',
      warning: 'ui-text--warning',
      danger: 'ui-text--danger',
      info: 'ui-text--info',
    },
    align: {
      start: 'ui-text--align-start',
      center: 'ui-text--align-center',
      end: 'ui-text--align-end',
    },
    lines: {
      1: 'ui-text--clamped ui-text--lines-1',
      2: 'ui-text--clamped ui-text--lines-2',
      3: 'ui-text--clamped ui-text--lines-3',
      4: 'ui-text--clamped ui-text--lines-4',
    },
  },
})

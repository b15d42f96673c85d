import { defineVariants } from '../base/define-variants.ts'

/** Classes of a skeleton. */
export const skeletonVariants = defineVariants('ui-skeleton', {
  variants: {
    shape: {
      text: 'ui-skeleton--text',
      circle: 'ui-skeleton--circle',
      block: 'ui-skeleton--block',
    },
    width: {
      2: 'ui-skeleton--width-2',
      3: 'ui-skeleton--width-3',
      4: 'ui-skeleton--width-4',
      5: 'ui-skeleton--width-5',
      6: 'ui-skeleton--width-6',
      7: 'ui-skeleton--width-7',
      8: 'ui-skeleton--width-8',
      9: 'ui-skeleton--width-9',
      10: 'ui-skeleton--width-10',
    },
    ratio: {
      square: 'ui-skeleton--ratio-square',
      wide: 'ui-skeleton--ratio-wide',
      banner: 'ui-skeleton--ratio-banner',
    },
    size: {
      sm: 'ui-skeleton--sm',
      md: 'ui-skeleton--md',
      lg: 'ui-skeleton--lg',
      xl: 'ui-skeleton--xl',
    },
  },
  defaultVariants: { shape: 'text', width: 10, size: 'md' },
})

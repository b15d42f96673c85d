import { defineVariants } from '../base/define-variants.ts'

/** Classes of an avatar. */
export const avatarVariants = defineVariants('ui-avatar', {
  variants: {
    size: {
      xs: 'ui-avatar--xs',
      sm: 'ui-avatar--sm',
      md: 'ui-avatar--md',
      lg: 'ui-avatar--lg',
      xl: 'ui-avatar--xl',
    },
    shape: {
      circle: 'ui-avatar--circle',
      square: 'ui-avatar--square',
    },
  },
  defaultVariants: { size: 'md', shape: 'circle' },
})

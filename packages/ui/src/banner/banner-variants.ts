import { defineVariants } from '../base/define-variants.ts'
import { toneClasses } from '../tone/tone.ts'

/** Classes of a banner. */
export const bannerVariants = defineVariants('ui-banner', {
  variants: {
    tone: toneClasses,
  },
  defaultVariants: { tone: 'info' },
})

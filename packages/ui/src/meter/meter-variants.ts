import { defineVariants } from '../base/define-variants.ts'
import { toneClasses } from '../tone/tone.ts'

/** Classes of a meter. */
export const meterVariants = defineVariants('ui-meter', {
  variants: {
    tone: toneClasses,
  },
  defaultVariants: { tone: 'primary' },
})

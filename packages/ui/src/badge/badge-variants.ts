import { defineVariants } from '../base/define-variants.ts'
import { toneClasses } from '../tone/tone.ts'

/** Classes of a badge. */
export const badgeVariants = defineVariants('ui-badge', {
  variants: {
    tone: toneClasses,
    variant: {
      subtle: 'ui-badge--subtle',
      solid: 'ui-badge--solid',
      dot: 'ui-badge--dot',
    },
    size: {
      sm: 'ui-badge--sm',
      md: 'ui-badge--md',
    },
  },
  defaultVariants: { tone: 'neutral', variant: 'subtle', size: 'md' },
})

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For something that some readers need.',
  instead: 'For several use Accordion.',
  anatomy: ['Title with arrow', 'Content'],
  dos: ['Say in the title what is inside'],
  donts: ['Hide errors in it'],
}

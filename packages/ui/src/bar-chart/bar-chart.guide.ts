import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For amounts side by side.',
  instead: 'For a course over time use LineChart; for one number use Stat.',
  anatomy: ['Title', 'Sentence of what is seen', 'Drawing', 'Table, one press away'],
  dos: ['Begin the axis at zero', 'Say the main thing in the sentence'],
  donts: ['Show more than a dozen bars'],
}

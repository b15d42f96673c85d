import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a course over time.',
  instead: 'For amounts side by side use BarChart; in a line of text use Sparkline.',
  anatomy: ['Title', 'Sentence of what is seen', 'Drawing', 'Table, one press away'],
  dos: ['Say the main thing in the sentence'],
  donts: ['Draw more than three lines'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a course over time.',
  instead: 'For amounts side by side use BarChart; in a line of text use Sparkline.',
  anatomy: [
    'Title',
    'Sentence of what is seen',
    'Drawing',
    'Legend of several lines',
    'Values at the pointer',
    'Table, one press away',
  ],
  dos: ['Say the main thing in the sentence'],
  donts: ['Draw more than three lines', 'Draw two measures of different units on one axis'],
}

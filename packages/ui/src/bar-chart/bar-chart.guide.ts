import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For amounts side by side.',
  instead: 'For a course over time use LineChart; for parts of one whole use DonutChart; for one number use Stat.',
  anatomy: [
    'Title',
    'Sentence of what is seen',
    'Drawing',
    'Legend of several series',
    'Values at the pointer',
    'Table, one press away',
  ],
  dos: ['Begin the axis at zero', 'Stack parts that make a sum', 'Say the main thing in the sentence'],
  donts: ['Show more than a dozen bars'],
}

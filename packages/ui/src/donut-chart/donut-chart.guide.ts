import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For two to six parts of one whole.',
  instead: 'For amounts that make no whole use BarChart; for parts over time use BarChart with isStacked.',
  anatomy: [
    'Title',
    'Sentence of what is seen',
    'Ring with the sum',
    'Names, amounts and shares',
    'Table, one press away',
  ],
  dos: ['Sort the parts by size', 'Say the largest part in the sentence'],
  donts: ['Compare two rings with each other', 'Show parts that overlap'],
  since: '0.2.0',
}

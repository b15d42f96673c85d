import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For how many remain from stage to stage, e.g. from a visit to an order.',
  instead: 'For amounts that are not parts of each other use BarChart.',
  anatomy: [
    'Title',
    'Sentence of what is seen',
    'Stages with their amounts',
    'Share of the stage before',
    'Table, one press away',
  ],
  dos: ['Begin with the widest stage', 'Say in the sentence where most are lost'],
  donts: ['Show stages in an order nobody goes through', 'Show more than six stages'],
  since: '0.2.0',
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For narrowing a long list by its properties.',
  instead: 'For two or three filters use FilterBar.',
  anatomy: ['Title and number of filters', 'Groups', 'Clear'],
  dos: ['Show how many results remain'],
  donts: ['Apply a choice only on a button far away'],
}

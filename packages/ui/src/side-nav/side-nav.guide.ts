import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the sections of a back office.',
  instead: 'For a shop use TopBar.',
  anatomy: ['Groups', 'Links with icons', 'Mark of the page'],
  dos: ['Group by work'],
  donts: ['Nest deeper than two'],
}

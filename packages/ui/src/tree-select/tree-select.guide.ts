import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one or some of a hierarchy, such as the category of a product.',
  instead: 'For a flat list use Select or ComboBox; to arrange a hierarchy use Tree.',
  anatomy: ['Label', 'Path of the choice', 'Arrow', 'Search', 'Tree', 'Help and error'],
  dos: ['Say in the placeholder what no choice means'],
  donts: ['Offer a choice that will be refused: disable it'],
  since: '0.2.0',
  status: 'beta',
}

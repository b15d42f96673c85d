import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For arrangements of a table that are used again.',
  instead: 'For one arrangement the table remembers its own.',
  anatomy: ['Button', 'Views', 'Save, rename and delete', 'The view to open with'],
  dos: [
    'Name a view by what it is for',
    'Open the list with the view that is marked, unless its address names filters',
  ],
  donts: ['Keep more than fit into a menu'],
}

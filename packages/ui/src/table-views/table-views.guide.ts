import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For arrangements of a table that are used again.',
  instead: 'For one arrangement the table remembers its own.',
  anatomy: ['Button', 'Views', 'Save and delete'],
  dos: ['Name a view by what it is for'],
  donts: ['Keep more than fit into a menu'],
}

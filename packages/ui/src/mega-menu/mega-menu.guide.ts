import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For many kinds of goods on wide screens.',
  instead: 'On phones use a Drawer; for a few links use TopBar.',
  anatomy: ['Sections', 'Panel with groups of links'],
  dos: ['Open on a press'],
  donts: ['Put actions into it'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For actions on one thing.',
  instead: 'For choosing a value use Select; for navigation use links.',
  anatomy: ['Button', 'Items', 'Sections'],
  dos: ['Name the items by what they do', 'Keep the order'],
  donts: ['Put more than about ten into it'],
}

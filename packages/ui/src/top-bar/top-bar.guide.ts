import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the head of a shop.',
  instead: 'For a back office use AppShell.',
  anatomy: ['Start', 'Search', 'End'],
  dos: ['Put search first on phones'],
  donts: ['Fill it'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a place that needs the network while there is none.',
  instead: 'For one failed request use ErrorState.',
  anatomy: ['Icon', 'What still works', 'Try again'],
  dos: ['Say what was kept'],
  donts: ['Block what works without a network'],
}

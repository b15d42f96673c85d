import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a look at what a link leads to.',
  instead: 'For what must be read use the page itself.',
  anatomy: ['Link', 'Card'],
  dos: ['Show only what the page says too'],
  donts: ['Put the only way to something into it'],
}

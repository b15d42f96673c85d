import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a value whose exact place matters little.',
  instead: 'For exact numbers use NumberField.',
  anatomy: ['Label', 'Value', 'Line and handle'],
  dos: ['Show the value'],
  donts: ['Use it for money'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For content of a page: centred, never too wide.',
  instead: 'Inside a card or dialog nothing is needed.',
  anatomy: ['Content'],
  dos: ['Use one per band of the page'],
  donts: ['Put one into another'],
}

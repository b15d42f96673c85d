import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For content that may be larger than its place.',
  instead: 'For a page the window scrolls.',
  anatomy: ['Content'],
  dos: ['Name it, so that keyboards reach it'],
  donts: ['Put one into another in the same direction'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a number that waits for somebody.',
  instead: 'For a state use Badge.',
  anatomy: ['Number, or 99+'],
  dos: ['Say in the label what is counted'],
  donts: ['Show zero without a reason'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For reaching every screen and common action by typing.',
  instead: 'It is an addition: everything has its place in the navigation too.',
  anatomy: ['Text box', 'Groups of commands', 'Hint of the keys'],
  dos: ['Find with and without Vietnamese marks'],
  donts: ['Put dangerous actions first'],
}

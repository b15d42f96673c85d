import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For forms whose text would be lost.',
  instead: 'For what is saved at once nothing is needed.',
  anatomy: ['Question'],
  dos: ['Ask only when something changed'],
  donts: ['Ask on every link'],
}

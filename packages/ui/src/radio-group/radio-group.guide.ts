import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one out of a few, all in sight.',
  instead: 'For more than about seven use Select.',
  anatomy: ['Legend', 'Choices with help', 'Error'],
  dos: ['Put the most usual first'],
  donts: ['Leave no way back from a choice that can be empty'],
}

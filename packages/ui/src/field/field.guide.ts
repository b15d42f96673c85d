import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a control of your own that needs label, help and error.',
  instead: 'TextField, Select and the others bring it along.',
  anatomy: ['Label', 'Control', 'Help', 'Error'],
  dos: ['Spread the given props on the control'],
  donts: ['Place two controls into one field'],
}

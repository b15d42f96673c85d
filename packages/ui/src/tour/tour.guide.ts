import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For what is new on a screen, once.',
  instead: 'For help that is needed again use text beside the control.',
  anatomy: ['Frame around the part', 'Words', 'Place in the tour', 'Back, on, skip'],
  dos: ['Let it be left at any time'],
  donts: ['Use it instead of a clear screen'],
}

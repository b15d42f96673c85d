import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For texts with headings, lists, links and pictures.',
  instead: 'For a few sentences use TextArea.',
  anatomy: ['Label', 'Toolbar', 'Text', 'Counter'],
  dos: ['Offer only the marks that the reader will see'],
  donts: ['Load it where nobody writes (it is lazy)'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: "For a part of a page in another brand's colour or theme.",
  instead: 'For the whole site set data-theme on the document.',
  anatomy: ['Content'],
  dos: ['Show the owner what was adjusted'],
  donts: ['Take its colours for states'],
}

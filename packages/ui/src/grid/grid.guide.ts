import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For cards in columns.',
  instead: 'For words in a column use Stack.',
  anatomy: ['Cells'],
  dos: ['Let the columns follow the width'],
  donts: ['Order by looks against the order of reading'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For several words that are typed.',
  instead: 'For words out of a list use MultiSelect.',
  anatomy: ['Label', 'Words', 'Box', 'Help and error'],
  dos: ['Take a comma as an end'],
  donts: ['Lose what was typed'],
}

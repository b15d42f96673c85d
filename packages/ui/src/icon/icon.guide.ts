import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a picture that helps a word, or stands for one.',
  instead: 'For something to press use IconButton.',
  anatomy: ['Picture'],
  dos: ['Label it only where no word stands beside it'],
  donts: ['Invent meanings'],
}

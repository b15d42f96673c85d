import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For an average of stars.',
  instead: 'For giving them use Rating.',
  anatomy: ['Stars', 'Number', 'How many'],
  dos: ['Say how many people gave them'],
  donts: ['Round up'],
}

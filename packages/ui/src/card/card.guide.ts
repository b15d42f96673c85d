import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one thing with its title, words and actions.',
  instead: 'For plain ground without a title use a Stack.',
  anatomy: ['Title and description', 'Content', 'Actions', 'Footer'],
  dos: ['Give the title the level that the page needs'],
  donts: ['Put a card into a card'],
}

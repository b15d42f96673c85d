import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For lists in which people look for a place.',
  instead: 'For reading on and on use LoadMore.',
  anatomy: ['Summary', 'Previous', 'Pages', 'Next'],
  dos: ['Keep the page in the address'],
  donts: ['Use it for two screens of text'],
}

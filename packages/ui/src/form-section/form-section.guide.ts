import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For fields that belong together.',
  instead: 'For one radio group use its own label.',
  anatomy: ['Title', 'Description', 'Fields'],
  dos: ['Ask in the order of a conversation'],
  donts: ['Use more than one level'],
}

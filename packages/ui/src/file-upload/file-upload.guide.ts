import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For files that belong to a form.',
  instead: 'For pictures in an order use ImageUploader.',
  anatomy: ['Label', 'Drop area with button', 'List with progress', 'Help and error'],
  dos: ['Say sizes and kinds before, not after'],
  donts: ['Accept what will be refused later'],
}

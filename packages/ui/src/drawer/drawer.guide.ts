import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For filters, a basket or details beside the page.',
  instead: 'For a question use ConfirmDialog.',
  anatomy: ['Title and close button', 'Content', 'Buttons'],
  dos: [
    'Come from the bottom on phones',
    'Stand beside the page, not over it, where the window has room: isModal={false}',
  ],
  donts: ['Use it for the main task of a page'],
}

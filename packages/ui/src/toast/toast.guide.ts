import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the answer to an action that went well.',
  instead: 'For what must be acted on use Alert.',
  anatomy: ['Icon', 'Message', 'Action', 'Close'],
  dos: ['Offer the way back'],
  donts: ['Tell errors of a form in it'],
  words: [
    'One sentence of what has happened: “Đã lưu địa chỉ”.',
    'No exclamation marks, and no thanks.',
    'A failure says what to do next.',
  ],
}

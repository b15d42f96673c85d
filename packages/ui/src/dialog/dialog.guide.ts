import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: "For a short task that needs the page's context.",
  instead: 'For a question use ConfirmDialog; for a long form use a page.',
  anatomy: ['Title and close button', 'Content', 'Buttons, the main one last'],
  dos: ['Turn off closing by a press outside where typed text would be lost'],
  donts: ['Open a dialog from a dialog'],
  words: [
    'The title says what is done here, as the button that opened it.',
    'The button at the end repeats its verb: “Xóa ảnh”, not “Đồng ý”.',
  ],
}

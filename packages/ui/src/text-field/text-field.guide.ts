import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one line of text.',
  instead: 'For money, telephone, date and secrets there are fields of their own.',
  anatomy: ['Label', 'Box with asides', 'Help', 'Error'],
  dos: ['Keep the label in sight', "Ask in the reader's words"],
  donts: ['Use the placeholder as a label'],
  words: [
    'The label is a noun, without a colon: “Họ và tên”.',
    'Help says what is expected before it goes wrong.',
    'An error says what to write: “Hãy nhập số nhà”.',
  ],
}

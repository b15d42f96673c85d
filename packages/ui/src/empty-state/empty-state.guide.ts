import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a place where nothing is yet.',
  instead: 'For something that failed use ErrorState.',
  anatomy: ['Icon', 'What belongs here', 'Message', 'The one next step'],
  dos: ['Say what belongs here'],
  donts: ['Blame the reader'],
  words: [
    'The title says what belongs here: “Chưa có đơn hàng nào”.',
    'The message says how it comes here, the button does it.',
  ],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a question that must be answered before anything else.',
  instead: 'For a plain yes or no use ConfirmDialog; for a form use Dialog.',
  anatomy: ['Icon', 'Question', 'What will follow', 'Answers'],
  dos: ['Give the focus to the answer that changes nothing', 'Name the answers by what they do'],
  donts: ['Ask for what can be undone', 'Name the answers Yes and No'],
}

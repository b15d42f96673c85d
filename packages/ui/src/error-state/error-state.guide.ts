import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For content that could not be fetched.',
  instead: "For a wrong field use the field's error.",
  anatomy: ['Icon', 'What happened', 'What was kept', 'Try again'],
  dos: ['Keep what was typed'],
  donts: ['Show codes without words'],
  words: [
    'What happened, what was kept, how to go on; in this order.',
    'No codes but the number that support asks for.',
    'Nobody is blamed: “Không tải được”, not “Bạn đã…”.',
  ],
}

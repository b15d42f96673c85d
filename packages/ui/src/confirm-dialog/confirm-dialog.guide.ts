import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: "For a yes or no before something that can't be taken back.",
  instead: 'For what can be undone, do it and offer the way back in a toast.',
  anatomy: ['Question', 'What will be lost', 'Cancel and confirm'],
  dos: ['Name the confirming button by its deed'],
  donts: ['Ask twice'],
  words: [
    'The title asks by name: “Xóa bộ ảnh này?”.',
    'The message says what follows and what is lost, not whether one is sure.',
    'Both buttons say what they do: “Xóa ảnh”, “Giữ lại”.',
  ],
}

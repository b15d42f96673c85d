import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For on and off with effect at once.',
  instead: 'For an answer that a form sends later use Checkbox.',
  anatomy: ['Switch', 'Label', 'Help'],
  dos: ['Say what is on when it is on'],
  donts: ['Ask for a button after it'],
  words: ['Names what is on: “Nhận tin nhắn”; the state isn’t in the words.'],
}

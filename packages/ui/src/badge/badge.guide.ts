import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a state in one or two words.',
  instead: 'For a number use CountBadge; for something that can be taken away use Tag.',
  anatomy: ['Icon or dot', 'Word'],
  dos: ['Let word and icon tell the state, colour only helps'],
  donts: ['Make it pressable', 'Write sentences into it'],
  words: ['One or two words in sentence case: “Chờ duyệt”.'],
}

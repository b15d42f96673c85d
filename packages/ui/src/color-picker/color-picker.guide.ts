import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: "For a brand's colour.",
  instead: 'For a few given colours use RadioGroup.',
  anatomy: ['Label', 'Area', 'Code'],
  dos: ['Say what was adjusted'],
  donts: ['Ask readers of a shop for colours'],
}

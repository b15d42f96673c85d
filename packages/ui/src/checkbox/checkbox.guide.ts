import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a yes or no that a form sends later.',
  instead: 'For an effect at once use Switch; for one of several use RadioGroup.',
  anatomy: ['Box', 'Label', 'Help', 'Error'],
  dos: ['Say what a tick means'],
  donts: ['Word it as a negation'],
  words: ['A sentence that is true when it is ticked; never with “không”.'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one of a long list, found by typing.',
  instead: 'For fewer than about ten use Select or RadioGroup.',
  anatomy: ['Label', 'Text box', 'Arrow', 'List', 'Help and error'],
  dos: ['Find without Vietnamese marks too (it does)', 'Set onCreate where a new one may be made on the way'],
  donts: ['Use it for free text', 'Create anything before it is chosen'],
}

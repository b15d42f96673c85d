import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a Vietnamese telephone number.',
  instead: 'For other numbers use TextField.',
  anatomy: ['Label', 'Box', 'Help and error'],
  dos: ['Say what it is needed for'],
  donts: ['Refuse spaces'],
}

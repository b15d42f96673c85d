import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one out of about five to fifteen.',
  instead: 'For fewer use RadioGroup; for more, or for options with a second line, ComboBox.',
  anatomy: ['Label', 'List of the system', 'Help and error'],
  dos: ['Put the usual one first', 'Group options by what people know them by'],
  donts: ['Use it for two'],
}

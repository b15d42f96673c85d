import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a date that is known by heart (a birthday).',
  instead: 'For a date that is chosen from a calendar use DatePicker.',
  anatomy: ['Label', 'Box of the system', 'Help and error'],
  dos: ['Say the earliest and latest date in the help'],
  donts: ['Ask for dates that nobody needs'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For days that are seen in their month.',
  instead: 'For typing a known date use DateField; in a form use DatePicker.',
  anatomy: ['Month with arrows', 'Names of the days', 'Days'],
  dos: ['Begin the week on Monday'],
  donts: ['Use it for dates of birth'],
}

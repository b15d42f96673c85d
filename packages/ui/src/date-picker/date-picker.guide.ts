import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a day that is looked up in a calendar, with a time where something happens then.',
  instead: 'For a date known by heart use DateField; for two ends use DateRangePicker.',
  anatomy: ['Label', 'Day, month, year', 'Hour, minute', 'Button', 'Calendar', 'Help and error'],
  dos: ['Say the earliest and latest day'],
  donts: ['Refuse typing'],
}

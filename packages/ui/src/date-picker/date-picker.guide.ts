import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a day that is looked up in a calendar.',
  instead: 'For a date known by heart use DateField; for two ends use DateRangePicker.',
  anatomy: ['Label', 'Day, month, year', 'Button', 'Calendar', 'Help and error'],
  dos: ['Say the earliest and latest day'],
  donts: ['Refuse typing'],
}

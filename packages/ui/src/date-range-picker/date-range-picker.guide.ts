import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a time between two days.',
  instead: 'For one day use DatePicker.',
  anatomy: ['Label', 'From and to', 'Presets', 'Calendar', 'Help and error'],
  dos: ['Offer the usual ranges'],
  donts: ['Let it end before it begins'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a Vietnamese address: province, ward, street.',
  instead: 'For other countries use TextFields.',
  anatomy: ['Province', 'Ward', 'Street'],
  dos: ['Take the new wards (it does)'],
  donts: ['Ask for what the ward says already'],
}

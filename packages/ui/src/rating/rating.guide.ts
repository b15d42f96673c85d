import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For giving stars.',
  instead: 'For showing them use RatingDisplay.',
  anatomy: ['Legend', 'Stars'],
  dos: ['Say in words what was given'],
  donts: ['Ask twice'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a time of day.',
  instead: 'For a length of time use NumberField with a unit.',
  anatomy: ['Label', 'Hours and minutes', 'Help and error'],
  dos: ['Say the time zone where it could be another'],
  donts: ['Ask for seconds'],
}

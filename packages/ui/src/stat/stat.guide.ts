import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For one number and how it changed.',
  instead: 'For a course use LineChart.',
  anatomy: ['Label', 'Number', 'Change', 'Hint'],
  dos: ['Say against what it changed'],
  donts: ['Colour a rise that is bad green'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a trend beside a number.',
  instead: 'For reading values use LineChart.',
  anatomy: ['Line'],
  dos: ['Say the trend in its label'],
  donts: ['Draw axes'],
}

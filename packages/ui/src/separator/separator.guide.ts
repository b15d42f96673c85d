import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a thematic break.',
  instead: 'Where room is enough use space.',
  anatomy: ['Line'],
  dos: ['Use it sparingly'],
  donts: ['Draw one around everything'],
}

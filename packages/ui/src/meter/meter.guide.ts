import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a level within known limits.',
  instead: 'For work under way use ProgressBar.',
  anatomy: ['Label', 'Value', 'Bar'],
  dos: ['Say the value in words too'],
  donts: ['Use colour alone for "too much"'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For work whose end is known, or that takes longer than a moment.',
  instead: 'For a level use Meter; for a moment use Spinner.',
  anatomy: ['Label', 'Value', 'Bar'],
  dos: ['Say what is being done'],
  donts: ['Let it go back'],
}

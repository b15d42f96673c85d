import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the shape of what comes.',
  instead: 'For a moment inside a control use Spinner.',
  anatomy: ['Shapes'],
  dos: ['Take the shape of what comes'],
  donts: ['Show it for longer than it takes to say what is wrong'],
}

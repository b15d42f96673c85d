import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a few figures.',
  instead: 'For many rows with sort and choice use DataTable.',
  anatomy: ['Caption', 'Header', 'Rows'],
  dos: ['Right-align amounts'],
  donts: ['Use it for layout'],
}

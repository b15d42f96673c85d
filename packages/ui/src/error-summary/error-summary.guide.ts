import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a form with more than one field, after it was sent.',
  instead: 'For one field its own error is enough.',
  anatomy: ['Title', 'Links to the fields'],
  dos: ['Let it take the focus'],
  donts: ['Show it while somebody is still typing'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For any number out of a few.',
  instead: 'For more than about ten use MultiSelect.',
  anatomy: ['Legend', 'Boxes', 'Help', 'Error'],
  dos: ['Order them as readers would look for them'],
  donts: ['Use it where only one may be chosen'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For things one after the other with even space.',
  instead: 'For columns use Grid.',
  anatomy: ['Children'],
  dos: ['Use the steps of the scale'],
  donts: ['Put margins on children'],
}

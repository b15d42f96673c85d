import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a person or a shop beside its name.',
  instead: 'For a picture of goods use an image.',
  anatomy: ['Picture, or the initials'],
  dos: ['Mark it decorative where the name stands beside it'],
  donts: ['Use it as the only link to a profile without a name'],
}

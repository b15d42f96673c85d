import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For properties of one thing.',
  instead: 'For several things with the same properties use Table.',
  anatomy: ['Term', 'Details'],
  dos: ['Keep terms short'],
  donts: ['Use it for layout'],
}

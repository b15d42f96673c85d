import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For words that only screen readers need.',
  instead: 'For words everybody needs use Text.',
  anatomy: ['Words'],
  dos: ['Keep them short'],
  donts: ['Hide controls in it'],
}

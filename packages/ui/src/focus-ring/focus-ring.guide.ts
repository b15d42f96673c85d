import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For an element of your own that must show its focus.',
  instead: 'Every component of the kit has its ring already.',
  anatomy: ['Ring'],
  dos: ['Leave room for the ring'],
  donts: ['Take the ring away'],
}

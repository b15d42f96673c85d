import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For views of one thing of which one is read at a time.',
  instead: 'For pages use links; for steps use Steps.',
  anatomy: ['Tabs', 'Panel'],
  dos: ['Keep names to one or two words'],
  donts: ['Hide what must be compared'],
  words: ['A noun each, one or two words.'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For what can be done with a thing, where the thing is.',
  instead: 'It is never the only way: offer a Menu button too.',
  anatomy: ['The thing', 'Menu'],
  dos: ['Offer the same in a button'],
  donts: ['Hide an action nowhere else to be found'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a property that can be taken away.',
  instead: 'For a state use Badge.',
  anatomy: ['Word', 'Remove'],
  dos: ['Say in the button what is removed'],
  donts: ['Use it as a button'],
}

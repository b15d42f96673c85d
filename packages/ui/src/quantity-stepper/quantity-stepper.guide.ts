import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For how many, in a basket.',
  instead: 'For large numbers use NumberField.',
  anatomy: ['Less', 'Number', 'More', 'Error'],
  dos: ['Say the limit when it is reached'],
  donts: ['Let it reach zero where removing has its own button'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For words that are no title.',
  instead: 'For titles use Heading.',
  anatomy: ['Words'],
  dos: ['Let size and weight come from the scale'],
  donts: ['Make a title of it'],
}

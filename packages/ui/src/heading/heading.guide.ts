import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For titles that build the outline of a page.',
  instead: 'For larger words that are no title use Text.',
  anatomy: ['Title'],
  dos: ['Let the level follow the outline and the size follow the look'],
  donts: ['Skip a level'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'Once around an application.',
  instead: 'There is nothing instead.',
  anatomy: ['Language', 'Words', 'Links'],
  dos: ['Keep navigate stable'],
  donts: ['Nest it for a second language in a sentence'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a long form whose changes are saved together.',
  instead: 'For a short form its button is enough.',
  anatomy: ['What changed', 'Discard and save'],
  dos: ['Say that there is something unsaved'],
  donts: ['Cover the last field'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For a row of things of which the first few matter most.',
  instead: 'For results that are searched through use Grid.',
  anatomy: ['Title', 'Arrows', 'Row'],
  dos: ['Let the next item peek in'],
  donts: ['Move it by itself'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the chapters of a long page.',
  instead: 'For pages use SideNav.',
  anatomy: ['Links', 'Mark of the chapter'],
  dos: ["Use the chapters' own titles"],
  donts: ['Nest deeper than two'],
}

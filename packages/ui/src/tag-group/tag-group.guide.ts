import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For several tags with one name.',
  instead: 'For filters of a list use FilterBar.',
  anatomy: ['Name', 'Tags'],
  dos: ['Let arrows go through them (they do)'],
  donts: ['Mix kinds'],
}

import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For filters above a list.',
  instead: 'For many properties use FacetPanel.',
  anatomy: ['Search', 'Filters', 'Applied filters', 'Number of results'],
  dos: ['Keep filters in the address'],
  donts: ['Hide that a filter is on'],
}

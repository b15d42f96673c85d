import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For fields that are sent together.',
  instead: 'For a filter that works at once use FilterBar.',
  anatomy: ['Error summary', 'Fields', 'Buttons'],
  dos: ['Give it the errors after sending'],
  donts: ['Validate while somebody is typing for the first time'],
}

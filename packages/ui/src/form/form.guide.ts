import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For fields that are sent together.',
  instead: 'For a filter that works at once use FilterBar.',
  anatomy: ['Notice', 'Failure of the sending', 'Error summary', 'Fields', 'Buttons'],
  dos: ['Give it the errors after sending', 'Say of a failure that what was typed is kept'],
  donts: ['Validate while somebody is typing for the first time', 'Count a lost connection among the errors'],
}

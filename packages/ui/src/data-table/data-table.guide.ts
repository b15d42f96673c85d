import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For many things with the same properties that are sorted, filtered and chosen.',
  instead: 'For a few figures use Table; on its own terms for pictures use Grid.',
  anatomy: ['Toolbar', 'Header with sort', 'Rows that are links', 'Bulk bar', 'Pager'],
  dos: ['Let the first column name the row', 'Right-align amounts'],
  donts: ['Hide the only way to something in a menu of a row'],
  words: ['Headers are nouns, with the unit of numbers: “Giá (₫)”.', 'The first column names the row.'],
}

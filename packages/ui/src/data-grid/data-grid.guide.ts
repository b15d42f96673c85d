import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For the same few values of many things, changed one after the other or pasted from a spreadsheet.',
  instead: 'For reading, sorting and choosing use DataTable; for one thing with many values use a Form.',
  anatomy: ['Count of changes and problems', 'Undo and redo', 'Sticky header', 'Cells', 'Problem below a value'],
  dos: ['Let the first column name the row', 'Save all changes with one button', 'Say which cells a server refused'],
  donts: ['Save each cell by itself', 'Use it for a list that nobody edits', 'Show more than 500 rows'],
  since: '0.2.0',
  status: 'beta',
}

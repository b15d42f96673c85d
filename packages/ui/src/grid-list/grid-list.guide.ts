import type { ComponentGuide } from '../../docs/component-guide.ts'

export const guide: ComponentGuide = {
  use: 'For entries with content of their own that are chosen, opened or moved by pointer, touch and keys.',
  instead: 'For the same facts in columns use DataTable; for a plain list of links use native ul and Link.',
  anatomy: ['Handle', 'Box or mark of what is chosen', 'Content', 'Buttons of the entry'],
  dos: ['Give each entry a short label', 'Keep buttons of an entry to two or three'],
  donts: ['Put fields to write in into entries', 'Make moving the only way to change an order'],
  since: '0.2.0',
  status: 'beta',
}

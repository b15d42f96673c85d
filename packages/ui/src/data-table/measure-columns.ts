import { quoteAttribute } from '../base/quote-attribute.ts'

const headersOf = (table: HTMLTableElement) =>
  table.tHead?.querySelectorAll<HTMLTableCellElement>('th[data-column]') ?? []

/** Whether rows are currently shown as rows, not as cards. */
export const isLaidOutAsTable = (table: HTMLTableElement) => getComputedStyle(table).display === 'table'

/** Measures the visible columns: widths in px, by column id. */
export function measureColumns(table: HTMLTableElement): Record<string, number> {
  return Object.fromEntries(
    [...headersOf(table)].map((cell) => [cell.dataset.column ?? '', cell.getBoundingClientRect().width]),
  )
}

/** Returns the total width of the columns in a fixed layout, including the checkboxes. */
function setTableWidth(table: HTMLTableElement) {
  const widths = [...table.querySelectorAll<HTMLTableColElement>('col')].map((col) => Number(col.dataset.width))
  table.style.setProperty('--ui-columns-width', `${widths.reduce((sum, width) => sum + width, 0)}px`)
}

function setColumnWidth(table: HTMLTableElement, id: string, width: number | undefined) {
  const col = table.querySelector<HTMLTableColElement>(`col[data-column=${quoteAttribute(id)}]`)
  if (!col) return
  col.dataset.width = String(width ?? 0)
  col.style.inlineSize = width === undefined || col.hasAttribute('data-elastic') ? '' : `${width}px`
}

/**
 * Applies column widths directly, without re-rendering; undefined makes a column follow its content. The flexible
 * column keeps taking the remaining space.
 */
export function drawColumnWidths(
  table: HTMLTableElement,
  widths: Iterable<readonly [id: string, width: number | undefined]>,
): void {
  for (const [id, width] of widths) setColumnWidth(table, id, width)
  setTableWidth(table)
}

const headersOf = (table: HTMLTableElement) =>
  table.tHead?.querySelectorAll<HTMLTableCellElement>('th[data-column]') ?? []

/** Whether rows are shown as rows now, not as cards. */
export const isLaidOutAsTable = (table: HTMLTableElement) => getComputedStyle(table).display === 'table'

/** The width each visible column has on the screen, in pixels, by its id. */
export function measureColumns(table: HTMLTableElement): Record<string, number> {
  return Object.fromEntries(
    [...headersOf(table)].map((cell) => [cell.dataset.column ?? '', cell.getBoundingClientRect().width]),
  )
}

/** The room that columns of a fixed layout need together, with that of the check boxes. */
function setTableWidth(table: HTMLTableElement) {
  const widths = [...table.querySelectorAll<HTMLTableColElement>('col')].map((col) => Number(col.dataset.width))
  table.style.setProperty('--ui-columns-width', `${widths.reduce((sum, width) => sum + width, 0)}px`)
}

function setColumnWidth(table: HTMLTableElement, id: string, width: number | undefined) {
  const col = table.querySelector<HTMLTableColElement>(`col[data-column="${CSS.escape(id)}"]`)
  if (!col) return
  col.dataset.width = String(width ?? 0)
  col.style.inlineSize = width === undefined || col.hasAttribute('data-elastic') ? '' : `${width}px`
}

/**
 * Draws columns in these widths, without waiting for React; undefined lets one follow its content. The elastic one keeps
 * taking what is left over.
 */
export function drawColumnWidths(
  table: HTMLTableElement,
  widths: Iterable<readonly [id: string, width: number | undefined]>,
): void {
  for (const [id, width] of widths) setColumnWidth(table, id, width)
  setTableWidth(table)
}

import type { ArrangedColumn } from './table-layout.ts'

/** Returns the attributes that pin a cell. The column of checkboxes comes before the first pinned column. */
export function pinAttributes<Row>({ pin, pinIndex, isPinEdge }: ArrangedColumn<Row>, hasSelection: boolean) {
  if (!pin || pinIndex === undefined) return {}
  return {
    'data-pin': pin,
    'data-pin-index': pin === 'start' && hasSelection ? pinIndex + 1 : pinIndex,
    'data-pin-edge': isPinEdge || undefined,
  }
}

/** Attributes for the column of checkboxes, which is pinned when a column is pinned at the start. */
export function selectPinAttributes<Row>(columns: readonly ArrangedColumn<Row>[]) {
  return columns[0]?.pin === 'start' ? { 'data-pin': 'start', 'data-pin-index': 0 } : {}
}

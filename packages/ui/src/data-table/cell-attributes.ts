import type { ArrangedColumn } from './table-layout.ts'

/** Attributes by which styles keep a cell at its edge. The column of check boxes stands before the first pinned one. */
export function pinAttributes<Row>({ pin, pinIndex, isPinEdge }: ArrangedColumn<Row>, hasSelection: boolean) {
  if (!pin || pinIndex === undefined) return {}
  return {
    'data-pin': pin,
    'data-pin-index': pin === 'start' && hasSelection ? pinIndex + 1 : pinIndex,
    'data-pin-edge': isPinEdge || undefined,
  }
}

/** For the column of check boxes: it stays as soon as a column stays at the start. */
export function selectPinAttributes<Row>(columns: readonly ArrangedColumn<Row>[]) {
  return columns[0]?.pin === 'start' ? { 'data-pin': 'start', 'data-pin-index': 0 } : {}
}

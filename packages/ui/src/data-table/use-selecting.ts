import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { idsBetween, nothingSelected, type RowSelection, rowSelection, type TableSelection } from './row-selection.ts'

export interface SelectingOptions {
  selection: TableSelection | undefined
  onSelectionChange: ((selection: TableSelection) => void) | undefined
  /** Ids of the rows on this page, in order. */
  pageIds: readonly string[]
  total: number
}

export interface Selecting extends RowSelection {
  /** Stable, so that a press re-renders one row. `isRange` extends to the row pressed before. */
  selectRow: (id: string, isSelected: boolean, isRange: boolean) => void
  selectPage: (isSelected: boolean) => void
}

/** State and handlers of the row checkboxes. */
export function useSelecting({ selection, onSelectionChange, pageIds, total }: SelectingOptions): Selecting {
  const chosen = useMemo(() => rowSelection(selection ?? nothingSelected, pageIds, total), [selection, pageIds, total])
  const latest = useRef({ chosen, pageIds, onSelectionChange })
  const pressedBefore = useRef<string>(undefined)
  useLayoutEffect(() => {
    latest.current = { chosen, pageIds, onSelectionChange }
  })
  const selectRow = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const { chosen, pageIds, onSelectionChange } = latest.current
    const ids = isRange ? idsBetween(pageIds, pressedBefore.current, id) : [id]
    pressedBefore.current = id
    onSelectionChange?.(chosen.set(ids, isSelected))
  }, [])
  const selectPage = useCallback((isSelected: boolean) => {
    const { chosen, pageIds, onSelectionChange } = latest.current
    onSelectionChange?.(chosen.set(pageIds, isSelected))
  }, [])
  return { ...chosen, selectRow, selectPage }
}

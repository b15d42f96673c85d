/** What is chosen, across pages, and how to change it. */
export interface RowSelection {
  isAllSelected: boolean
  isSomeSelected: boolean
  has: (id: string) => boolean
  /** The chosen ids after a row's box was pressed. */
  toggle: (id: string, isSelected: boolean) => string[]
  /** The chosen ids after the box above all rows was pressed; rows of other pages keep their state. */
  toggleAll: (isSelected: boolean) => string[]
}

/** Selection of the rows on this page within everything chosen so far. */
export function rowSelection(selectedIds: readonly string[], pageIds: readonly string[]): RowSelection {
  const selected = new Set(selectedIds)
  const onPage = pageIds.filter((id) => selected.has(id)).length
  return {
    isAllSelected: pageIds.length > 0 && onPage === pageIds.length,
    isSomeSelected: onPage > 0 && onPage < pageIds.length,
    has: (id) => selected.has(id),
    toggle: (id, isSelected) => (isSelected ? [...selected, id] : [...selected].filter((other) => other !== id)),
    toggleAll: (isSelected) => {
      const elsewhere = [...selected].filter((id) => !pageIds.includes(id))
      return isSelected ? [...elsewhere, ...pageIds] : elsewhere
    },
  }
}

/**
 * The selected rows: a list of ids, or all matching rows except a list of ids. The second form selects "all 12,000"
 * without knowing their ids; send it to the server unchanged.
 */
export type TableSelection = { mode: 'some'; ids: readonly string[] } | { mode: 'all'; except: readonly string[] }

export const nothingSelected: TableSelection = { mode: 'some', ids: [] }
export const everythingSelected: TableSelection = { mode: 'all', except: [] }

/** The selection among the rows of this page, and functions that change it. */
export interface RowSelection {
  /** Whether every row of this page is selected. */
  isPageSelected: boolean
  isSomeSelected: boolean
  /** Number of selected rows on all pages. */
  count: number
  has: (id: string) => boolean
  /** Returns the selection after setting these rows. */
  set: (ids: readonly string[], isSelected: boolean) => TableSelection
}

/**
 * @param pageIds the rows on this page
 * @param total rows on all pages
 */
export function rowSelection(selection: TableSelection, pageIds: readonly string[], total: number): RowSelection {
  const isAll = selection.mode === 'all'
  const listed = new Set(isAll ? selection.except : selection.ids)
  const has = (id: string) => listed.has(id) !== isAll
  // Stops early, because a page may have 10,000 rows.
  const isPageSelected = pageIds.length > 0 && (listed.size === 0 ? isAll : pageIds.every(has))
  return {
    isPageSelected,
    isSomeSelected: !isPageSelected && listed.size > 0 && pageIds.some(has),
    count: isAll ? Math.max(0, total - listed.size) : listed.size,
    has,
    set: (ids, isSelected) => {
      const next = new Set(listed)
      for (const id of ids) {
        if (isSelected === isAll) next.delete(id)
        else next.add(id)
      }
      return isAll ? { mode: 'all', except: [...next] } : { mode: 'some', ids: [...next] }
    },
  }
}

/** Returns the rows between two ids, inclusive, in order. Returns only the second when the first no longer exists. */
export function idsBetween(pageIds: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : pageIds.indexOf(from), pageIds.indexOf(to)]
  return a < 0 || b < 0 ? [to] : pageIds.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/**
 * Which rows are chosen: these few, or everything that matches except these few. The second form is what makes "all 12,000"
 * possible without knowing their ids; a server receives it as it is.
 */
export type TableSelection = { mode: 'some'; ids: readonly string[] } | { mode: 'all'; except: readonly string[] }

export const nothingSelected: TableSelection = { mode: 'some', ids: [] }
export const everythingSelected: TableSelection = { mode: 'all', except: [] }

/** What is chosen among the rows of this page, and how to change it. */
export interface RowSelection {
  /** Every row of this page. */
  isPageSelected: boolean
  isSomeSelected: boolean
  /** Chosen in all, on every page. */
  count: number
  has: (id: string) => boolean
  /** After the boxes of these rows were set. */
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
  // Looks no further than it must: a page may hold 10,000 rows.
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

/** The rows from one to another in their order, both included; just the second when the first is gone. */
export function idsBetween(pageIds: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : pageIds.indexOf(from), pageIds.indexOf(to)]
  return a < 0 || b < 0 ? [to] : pageIds.slice(Math.min(a, b), Math.max(a, b) + 1)
}

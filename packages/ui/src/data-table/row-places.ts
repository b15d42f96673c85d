/** Positions of the rows of a virtualized table, in px from the start of the first one. */
export interface RowPlaces {
  /** Returns the start of a row. For an index equal to the number of rows, returns the total height. */
  startOf: (index: number) => number
  /** Returns the index of the row at a position; the last row for positions beyond the end. */
  indexAt: (place: number) => number
}

/**
 * Calculates the positions of rows.
 *
 * @param ids of all rows, in order
 * @param expected height of a row in px
 * @param others heights of rows with another height, by id
 */
export function placeRows(ids: readonly string[], expected: number, others: ReadonlyMap<string, number>): RowPlaces {
  const last = Math.max(0, ids.length - 1)
  if (others.size === 0) {
    return {
      startOf: (index) => index * expected,
      indexAt: (place) => Math.min(last, Math.max(0, Math.floor(place / expected))),
    }
  }
  const starts = new Float64Array(ids.length + 1)
  for (const [index, id] of ids.entries()) starts[index + 1] = (starts[index] ?? 0) + (others.get(id) ?? expected)
  const startOf = (index: number) => starts[index] ?? 0
  return {
    startOf,
    indexAt: (place) => {
      let [from, to] = [0, last]
      while (from < to) {
        const middle = Math.ceil((from + to) / 2)
        if (startOf(middle) <= place) from = middle
        else to = middle - 1
      }
      return from
    },
  }
}

/** Rows rendered above and below the visible ones, for quick scrolling. */
const around = 4
/** Rows rendered below the visible ones before any scrolling, so that Tab reaches the next row. */
const aroundAtTop = 1

/**
 * Returns the indexes of the rows to render, in order: the visible ones, some around them, and the focused one.
 *
 * @param top pixels scrolled past
 * @param height visible height in px, without the header
 */
export function indexesInSight(
  places: RowPlaces,
  count: number,
  { top, height, focused }: { top: number; height: number; focused: number | undefined },
): number[] {
  const more = top > 0 ? around : aroundAtTop
  const last = Math.min(count - 1, places.indexAt(top + height) + more)
  const first = Math.max(0, Math.min(places.indexAt(top), last) - more)
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  if (focused === undefined || focused >= count) return indexes
  if (focused < first) indexes.unshift(focused)
  if (focused > last) indexes.push(focused)
  return indexes
}

/** Where rows of a long table stand, in pixels below the beginning of the first one. */
export interface RowPlaces {
  /** Where a row begins; that of the number of rows is the height of all. */
  startOf: (index: number) => number
  /** The row at a place; the last one below all. */
  indexAt: (place: number) => number
}

/**
 * @param ids of all rows, in their order
 * @param expected height of a row in pixels
 * @param others heights of those that turned out otherwise, by id
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

/** Drawn above and below the rows in sight: a quick scroll finds them there. */
const around = 4
/** The same where nobody has scrolled: the next Tab finds a row there. */
const aroundAtTop = 1

/**
 * The rows to draw, in order: those in sight, some around them, and the one that holds the focus wherever it is.
 *
 * @param top pixels scrolled past
 * @param height pixels in sight, the header's not counted
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

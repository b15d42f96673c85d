import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isLaidOutAsTable, measureColumns } from './measure-columns.ts'
import { indexesInSight, placeRows, type RowPlaces } from './row-places.ts'

/** More rows than this are drawn as they come into sight. */
export const mostPlainRows = 100

/** Drawn by a server: as many as fit into a long table's height, and a few. */
const firstRows = 20

/** Pixels of a compact row of one line with a check box, and of its header: right nearly always, so that rows are drawn once. */
const likelyRow = 41

/** How high styles let a long table become: pixels, and a part of the window. */
const highest = 704
const highestShare = 0.7

export interface RowWindowOptions {
  bodyRef: RefObject<HTMLTableSectionElement | null>
  /** Of all rows, in their order. */
  ids: readonly string[]
  isVirtual: boolean
  /** Called before other rows are seen, with the widths that the first ones gave the columns; stable. */
  onMeasured: (widths: Record<string, number>) => void
}

export interface RowWindow {
  /** The rows to draw, in order. */
  indexes: readonly number[]
  /** Undefined in a short table, and in markup from a server. */
  places: RowPlaces | undefined
  /** Whether rows are laid out as cards; true where it isn't known. */
  isCards: boolean
}

/** What is scrolled into sight, and the row that holds the focus. */
interface Sight {
  top: number
  height: number
  focused: number | undefined
}

interface Heights {
  expected: number
  /** By id: rows that turned out otherwise. */
  others: ReadonlyMap<string, number>
}

const likelyHeights: Heights = { expected: likelyRow, others: new Map() }

const drawnRows = (table: HTMLTableElement) => table.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-index]')

function boxesOf(body: HTMLTableSectionElement | null) {
  const table = body?.closest('table')
  const scroller = table?.closest<HTMLElement>('.ui-scroll-area')
  return table && scroller ? { table, scroller } : undefined
}

function sightOf(table: HTMLTableElement, scroller: HTMLElement): Sight {
  const row = table.contains(document.activeElement) ? document.activeElement?.closest('tr') : undefined
  const index = row?.dataset.index
  return {
    top: scroller.scrollTop,
    height: scroller.clientHeight - (table.tHead?.offsetHeight ?? 0),
    focused: index === undefined ? undefined : Number(index),
  }
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a[0] === b[0] && a.at(-1) === b.at(-1)

/** Heights with those that the drawn rows have now; the same object when nothing is new. */
function remeasured(table: HTMLTableElement, ids: readonly string[], heights: Heights): Heights {
  let others: Map<string, number> | undefined
  for (const row of drawnRows(table)) {
    const id = ids[Number(row.dataset.index)]
    const height = row.offsetHeight
    if (id === undefined || height === 0 || height === (heights.others.get(id) ?? heights.expected)) continue
    others ??= new Map(heights.others)
    others.set(id, height)
  }
  return others ? { ...heights, others } : heights
}

const stay = () => () => undefined
const unknown = () => undefined
const isNarrow = () => window.innerWidth < 768
const heightInSight = () => Math.min(highest, window.innerHeight * highestShare) - likelyRow

/**
 * Which rows of a long table are drawn. What the first rows will be like is guessed, and corrected as soon as there is a layout.
 * Heights are read from the layout that the browser makes anyway: as long as the table is as high as it was reckoned to be, no
 * row is asked.
 */
export function useRowWindow({ bodyRef, ids, isVirtual, onMeasured }: RowWindowOptions): RowWindow {
  const [heights, setHeights] = useState(likelyHeights)
  const [sight, setSight] = useState<Sight>()
  const [cards, setCards] = useState<boolean>()
  // A server knows neither, and keeps no room for the rest: a strict Content-Security-Policy refuses inline styles in its markup.
  const likelyHeight = useSyncExternalStore(stay, heightInSight, unknown)
  const isLikelyCards = useSyncExternalStore(stay, isNarrow, () => true)
  const isCards = !isVirtual || (cards ?? isLikelyCards)
  const { top, height, focused } = sight ?? { top: 0, height: likelyHeight, focused: undefined }

  const places = useMemo(() => placeRows(ids, heights.expected, heights.others), [ids, heights])
  const indexes = useMemo(() => {
    if (!isVirtual) return [...ids.keys()]
    if (height === undefined) return Array.from({ length: Math.min(firstRows, ids.length) }, (_, index) => index)
    return indexesInSight(places, ids.length, { top, height, focused })
  }, [isVirtual, ids, places, top, height, focused])

  const latest = useRef({ ids, heights, places, indexes, isCards })
  useLayoutEffect(() => {
    latest.current = { ids, heights, places, indexes, isCards }
  })

  /** The first rows, and the widths that they gave the columns; nothing once these were handed on. */
  const first = useRef<{ indexes: readonly number[]; widths: Record<string, number> }>(undefined)
  useLayoutEffect(() => {
    if (!first.current || first.current.indexes === indexes) return
    onMeasured(first.current.widths)
    first.current = undefined
  }, [indexes, onMeasured])

  useLayoutEffect(() => {
    const boxes = isVirtual ? boxesOf(bodyRef.current) : undefined
    if (!boxes) return
    const { table, scroller } = boxes
    const over = new AbortController()
    const { signal } = over
    let isTable = isLaidOutAsTable(table)

    function begin() {
      const { heights, isCards } = latest.current
      const expected = drawnRows(table)[0]?.offsetHeight || likelyRow
      if (isCards === isTable) setCards(!isTable)
      if (expected === heights.expected && heights.others.size === 0) return look()
      setHeights({ expected, others: new Map() })
      setSight(sightOf(table, scroller))
    }
    function look() {
      const { ids, places, indexes } = latest.current
      const next = sightOf(table, scroller)
      if (!isSame(indexes, indexesInSight(places, ids.length, next))) setSight(next)
    }
    function measure() {
      if (isLaidOutAsTable(table) !== isTable) {
        isTable = !isTable
        return begin()
      }
      const { ids, heights } = latest.current
      const next = remeasured(table, ids, heights)
      if (next !== heights) setHeights(next)
      if (first.current) first.current.widths = measureColumns(table)
      look()
    }

    begin()
    if (isTable) first.current = { indexes: latest.current.indexes, widths: measureColumns(table) }
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    observer.observe(scroller)
    // At once: the rows must be there when the browser paints this frame.
    scroller.addEventListener('scroll', () => flushSync(look), { passive: true, signal })
    // On paper there may be no room for columns.
    window.addEventListener('beforeprint', () => flushSync(() => setCards(true)), { signal })
    window.addEventListener('afterprint', () => setCards(!isTable), { signal })
    return () => {
      observer.disconnect()
      over.abort()
    }
  }, [bodyRef, isVirtual])

  return { indexes, places: isVirtual && height !== undefined ? places : undefined, isCards }
}

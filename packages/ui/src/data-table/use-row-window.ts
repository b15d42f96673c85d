import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { isLaidOutAsTable, measureColumns } from './measure-columns.ts'
import { indexesInSight, placeRows, type RowPlaces } from './row-places.ts'

/** More rows than this are drawn as they come into sight. */
export const mostPlainRows = 100

/** Drawn before anything could be measured: as many as fit into a long table's height, and a few. */
const firstRows = 20

/** Pixels, where the first row has no height yet because the table is not shown. */
const unknownHeight = 40

export interface RowWindowOptions {
  bodyRef: RefObject<HTMLTableSectionElement | null>
  /** Of all rows, in their order. */
  ids: readonly string[]
  isVirtual: boolean
  /** Called once with the widths that the first rows gave the columns, so that later rows don't shift them; stable. */
  onMeasured: (widths: Record<string, number>) => void
}

export interface RowWindow {
  /** The rows to draw, in order. */
  indexes: readonly number[]
  /** Undefined until the first rows were measured, and in a short table. */
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
    height: scroller.clientHeight,
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

const isNarrow = () => window.innerWidth < 768
const stay = () => () => undefined
const unknown = () => true

/**
 * Which rows of a long table are drawn. Heights are read from the layout that the browser makes anyway: as long as the table
 * is as high as it was reckoned to be, no row is asked.
 */
export function useRowWindow({ bodyRef, ids, isVirtual, onMeasured }: RowWindowOptions): RowWindow {
  const [heights, setHeights] = useState<Heights>()
  const [sight, setSight] = useState<Sight>()
  const [cards, setCards] = useState<boolean>()
  // Right nearly always, so that rows are drawn once; looked up as soon as there is a layout.
  const isProbablyCards = useSyncExternalStore(stay, isNarrow, unknown)

  const places = useMemo(() => heights && placeRows(ids, heights.expected, heights.others), [ids, heights])
  const indexes = useMemo(() => {
    if (!isVirtual) return [...ids.keys()]
    if (!places || !sight) return Array.from({ length: Math.min(firstRows, ids.length) }, (_, index) => index)
    return indexesInSight(places, ids.length, sight)
  }, [isVirtual, ids, places, sight])

  const latest = useRef({ ids, heights, places, indexes })
  useLayoutEffect(() => {
    latest.current = { ids, heights, places, indexes }
  })

  useLayoutEffect(() => {
    const boxes = isVirtual ? boxesOf(bodyRef.current) : undefined
    if (!boxes) return
    const { table, scroller } = boxes
    const over = new AbortController()
    const { signal } = over
    let isTable = isLaidOutAsTable(table)

    function begin() {
      setHeights({ expected: drawnRows(table)[0]?.offsetHeight || unknownHeight, others: new Map() })
      setSight(sightOf(table, scroller))
      setCards(!isTable)
    }
    function measure() {
      const { ids, heights } = latest.current
      if (isLaidOutAsTable(table) !== isTable) {
        isTable = !isTable
        return begin()
      }
      if (heights) setHeights(remeasured(table, ids, heights))
      setSight((sight) => (sight?.height === scroller.clientHeight ? sight : sightOf(table, scroller)))
    }
    function follow() {
      const { ids, places, indexes } = latest.current
      if (!places) return
      const next = sightOf(table, scroller)
      // At once: the rows must be there when the browser paints this frame.
      if (!isSame(indexes, indexesInSight(places, ids.length, next))) flushSync(() => setSight(next))
    }

    begin()
    if (isTable) onMeasured(measureColumns(table))
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    observer.observe(scroller)
    scroller.addEventListener('scroll', follow, { passive: true, signal })
    // On paper there may be no room for columns.
    window.addEventListener('beforeprint', () => flushSync(() => setCards(true)), { signal })
    window.addEventListener('afterprint', () => setCards(!isTable), { signal })
    return () => {
      observer.disconnect()
      over.abort()
    }
  }, [bodyRef, isVirtual, onMeasured])

  return { indexes, places: isVirtual ? places : undefined, isCards: !isVirtual || (cards ?? isProbablyCards) }
}

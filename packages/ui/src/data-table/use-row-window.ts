import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { observeSize } from '../base/observe-size.ts'
import { isLaidOutAsTable, measureColumns } from './measure-columns.ts'
import { indexesInSight, placeRows, type RowPlaces } from './row-places.ts'

/** Maximum number of rows without virtualization. */
export const maxPlainRows = 100

/** Number of rows rendered on the server: slightly more than fit into a long table's height. */
const firstRows = 20

/**
 * Estimated height of a row and of the header, px: a compact row of one line with a checkbox. Usually right, so that
 * rows render once.
 */
const likelyRow = 41

/** Maximum height of a long table in the styles: px, and share of the window. */
const highest = 704
const maxShare = 0.7

export interface RowWindowOptions {
  bodyRef: RefObject<HTMLTableSectionElement | null>
  /** Ids of all rows, in order. */
  ids: readonly string[]
  isVirtual: boolean
  /** Called with the column widths of the first rows, before other rows appear. Must be stable. */
  onMeasured: (widths: Record<string, number>) => void
}

export interface RowWindow {
  /** Indexes of the rows to render, in order. */
  indexes: readonly number[]
  /** Undefined in a short table and in server-rendered markup. */
  places: RowPlaces | undefined
  /** Whether rows are laid out as cards; true when unknown. */
  isCards: boolean
}

/** The scroll position and the focused row. */
interface Sight {
  top: number
  height: number
  focused: number | undefined
}

interface Heights {
  expected: number
  /** Heights of rows that differ from the estimate, by id. */
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

/** Updates the heights with those of the rendered rows. Returns the same object when nothing changed. */
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
const heightInSight = () => Math.min(highest, window.innerHeight * maxShare) - likelyRow

/**
 * Decides which rows of a long table are rendered. Row heights are estimated, and corrected after the first layout.
 * Individual rows are measured only when the table's height differs from the expected one.
 */
export function useRowWindow({ bodyRef, ids, isVirtual, onMeasured }: RowWindowOptions): RowWindow {
  const [heights, setHeights] = useState(likelyHeights)
  const [sight, setSight] = useState<Sight>()
  const [cards, setCards] = useState<boolean>()
  // The server knows neither and renders no spacer: a strict Content-Security-Policy forbids inline styles in its
  // markup.
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

  /** The first rows and their column widths; undefined after they were reported. */
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
    const stopObserving = observeSize([table, scroller], measure)
    // Renders synchronously, so that the rows are in this frame.
    scroller.addEventListener('scroll', () => flushSync(look), { passive: true, signal })
    // A printed page may be too narrow for columns.
    window.addEventListener('beforeprint', () => flushSync(() => setCards(true)), { signal })
    window.addEventListener('afterprint', () => setCards(!isTable), { signal })
    return () => {
      stopObserving()
      over.abort()
    }
  }, [bodyRef, isVirtual])

  return { indexes, places: isVirtual && height !== undefined ? places : undefined, isCards }
}

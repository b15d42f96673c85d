import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { memo, useCallback, useLayoutEffect } from 'react'

/** A row that is to be drawn, and where it begins and ends below the first one, in pixels. */
export interface PlacedRow {
  index: number
  start: number
  end: number
}

/** The rows in sight and a few around them. */
export interface RowsInSight {
  rows: readonly PlacedRow[]
  /** Of all rows together, in pixels. */
  height: number
  /** A ref of rows: tells when their height changes. */
  watch: (row: HTMLTableRowElement | null) => void
}

export interface RowWindowProps {
  table: HTMLTableElement
  scroller: HTMLElement
  count: number
  /** Expected height of a row in pixels; every row that is drawn is measured. */
  estimatedHeight: number
  idAt: (index: number) => string
  /** Called before the browser paints, whenever other rows are in sight; stable. */
  onSight: (sight: RowsInSight) => void
}

type RowVirtualizer = Virtualizer<HTMLElement, HTMLTableRowElement>

/** The row that holds the focus stays in the document, however far it is scrolled away. */
function withFocusedRow(scroller: HTMLElement, range: Range): number[] {
  const indexes = defaultRangeExtractor(range)
  const focused = scroller.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('tr[data-index]')?.dataset.index
    : undefined
  if (focused === undefined || Number(focused) >= range.count) return indexes
  return [...new Set([...indexes, Number(focused)])].toSorted((a, b) => a - b)
}

/**
 * A row's height as the browser reports it once it has laid the page out; until then the one that is known. Asking each new
 * row would make the browser lay the page out once for every one of them.
 */
function heightOf(
  row: HTMLTableRowElement,
  entry: ResizeObserverEntry | undefined,
  virtualizer: RowVirtualizer,
): number {
  const reported = entry?.borderBoxSize[0]?.blockSize
  if (reported !== undefined) return Math.round(reported)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.measurementsCache[index]?.size ?? virtualizer.options.estimateSize(index)
}

function Watcher({ table, scroller, count, estimatedHeight, idAt, onSight }: RowWindowProps) {
  'use no memo'
  const rowsOf = useCallback((range: Range) => withFocusedRow(scroller, range), [scroller])
  // oxlint-disable-next-line react/incompatible-library -- the compiler is told to leave this component alone
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedHeight,
    getItemKey: idAt,
    overscan: 8,
    rangeExtractor: rowsOf,
    measureElement: heightOf,
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
    initialOffset: scroller.scrollTop,
  })
  const rows = virtualizer.getVirtualItems()
  const height = virtualizer.getTotalSize()
  const watch = virtualizer.measureElement

  useLayoutEffect(() => {
    for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody > tr[data-index]')) watch(row)
  }, [table, watch])
  useLayoutEffect(() => onSight({ rows, height, watch }), [rows, height, watch, onSight])
  return null
}

/** Draws nothing: says which rows are in sight, so that the rows themselves stay as they are when others come. */
export const RowWindow = memo(Watcher)

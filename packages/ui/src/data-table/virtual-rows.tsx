import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefCallback } from 'react'
import { Fragment } from 'react'

export interface VirtualRowsProps {
  scroller: HTMLElement
  count: number
  columnCount: number
  /** Expected height of a row in pixels; every row that is drawn is measured. */
  estimatedHeight: number
  idAt: (index: number) => string
  /** Draws one row; `measure` is its ref. */
  rowAt: (index: number, measure?: RefCallback<HTMLTableRowElement>) => ReactNode
}

/** The row that holds the focus stays in the document, however far it is scrolled away. */
function withFocusedRow(scroller: HTMLElement, range: Range): number[] {
  const indexes = defaultRangeExtractor(range)
  const focused = scroller.contains(document.activeElement)
    ? document.activeElement?.closest<HTMLElement>('tr[data-index]')?.dataset.index
    : undefined
  if (focused === undefined || Number(focused) >= range.count) return indexes
  return [...new Set([...indexes, Number(focused)])].toSorted((a, b) => a - b)
}

/** The rows in sight and a few around them; empty rows as high as the missing ones keep the scroll bar honest. */
export function VirtualRows({ scroller, count, columnCount, estimatedHeight, idAt, rowAt }: VirtualRowsProps) {
  'use no memo'
  // oxlint-disable-next-line react/incompatible-library -- the compiler is told to leave this component alone
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimatedHeight,
    getItemKey: idAt,
    overscan: 8,
    rangeExtractor: (range) => withFocusedRow(scroller, range),
    initialRect: { width: scroller.clientWidth, height: scroller.clientHeight },
    initialOffset: scroller.scrollTop,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)
  const rest = virtualizer.getTotalSize() - (last?.end ?? 0)
  return (
    <>
      {items.map((item, position) => {
        const gap = item.start - (items[position - 1]?.end ?? 0)
        return (
          <Fragment key={item.key}>
            {gap > 0 && <Gap height={gap} columnCount={columnCount} />}
            {rowAt(item.index, virtualizer.measureElement)}
          </Fragment>
        )
      })}
      {rest > 0 && <Gap height={rest} columnCount={columnCount} />}
    </>
  )
}

function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    <tr className="ui-data-table-gap" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, not content */}
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}

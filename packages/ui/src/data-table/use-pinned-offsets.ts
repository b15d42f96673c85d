import { type RefObject, useEffect } from 'react'
import { observeSize } from '../base/observe-size.ts'
import { quoteAttribute } from '../base/quote-attribute.ts'
import type { ArrangedColumn } from './table-layout.ts'

/** Maximum share of the width for pinned columns. If they need more, none is pinned. */
const largestShare = 0.6

/** Sets the offset of each pinned column from its edge as a custom property. */
export function usePinnedOffsets<Row>(
  tableRef: RefObject<HTMLTableElement | null>,
  columns: readonly ArrangedColumn<Row>[],
): void {
  useEffect(() => {
    const table = tableRef.current
    const scroller = table?.closest<HTMLElement>('.ui-table-scroller')
    const head = table?.tHead?.rows[0]
    if (!table || !scroller || !head || !columns.some(({ pin }) => pin)) return
    const headerOf = ({ column }: ArrangedColumn<Row>) =>
      head.querySelector<HTMLElement>(`th[data-column=${quoteAttribute(column.id)}]`) ?? []
    const start = columns.filter(({ pin }) => pin === 'start').flatMap(headerOf)
    const end = columns.filter(({ pin }) => pin === 'end').flatMap(headerOf)
    const selectHeader = head.querySelector<HTMLElement>('.ui-data-table-select-cell[data-pin]')
    const sides = { start: selectHeader ? [selectHeader, ...start] : start, end: end.toReversed() }

    function measure() {
      if (!table || !scroller) return
      let taken = 0
      for (const [side, cells] of Object.entries(sides)) {
        let offset = 0
        for (const [index, cell] of cells.entries()) {
          table.style.setProperty(`--ui-pin-${side}-${index}`, `${offset}px`)
          offset += cell.offsetWidth
        }
        taken += offset
      }
      table.toggleAttribute('data-pins', taken <= scroller.clientWidth * largestShare)
    }
    return observeSize([...sides.start, ...sides.end, scroller], measure)
  }, [tableRef, columns])
}

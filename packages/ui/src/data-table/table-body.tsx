import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { DataRow } from './data-row.tsx'
import { isLaidOutAsTable, measureColumns } from './measure-columns.ts'
import type { RowsInSight } from './row-window.tsx'
import type { ArrangedColumn } from './table-layout.ts'
import type { Selecting } from './use-selecting.ts'
import { mostPlainRows, useRowWindow } from './use-row-window.tsx'

/** Drawn at once by a long table, before the code for the rest has come: as many as fit into its height, and a few. */
const firstRows = 24

export interface TableBodyProps<Row> {
  tableRef: RefObject<HTMLTableElement | null>
  rows: readonly Row[]
  ids: readonly string[]
  columns: readonly ArrangedColumn<Row>[]
  getRowLabel: ((row: Row) => string) | undefined
  getRowHref: ((row: Row) => string | undefined) | undefined
  selecting: Selecting | undefined
  /** Called once with the widths that the first rows gave the columns, so that later rows don't shift them. */
  onMeasured: (widths: Record<string, number>) => void
}

interface Place {
  table: HTMLTableElement
  scroller: HTMLElement
  rowHeight: number
}

/** The rows: all of a short table, those in sight of a long one. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { tableRef, rows, ids, columns, getRowLabel, getRowHref, selecting, onMeasured } = props
  const isVirtual = rows.length > mostPlainRows
  const watchRows = useRowWindow(isVirtual)
  const [place, setPlace] = useState<Place>()
  const [sight, setSight] = useState<RowsInSight>()
  const watch = sight?.watch
  const idAt = useCallback((index: number) => ids[index] ?? index.toString(), [ids])

  useLayoutEffect(() => {
    const table = tableRef.current
    const scroller = table?.closest<HTMLElement>('.ui-scroll-area')
    const body = table?.tBodies[0]
    if (!watchRows || place || !table || !scroller || !body) return
    // A whole number, as the rows will be measured: a guess that is off by a hair would move every row once more.
    setPlace({ table, scroller, rowHeight: body.rows[0]?.offsetHeight ?? 40 })
    if (isLaidOutAsTable(table)) onMeasured(measureColumns(table))
  }, [tableRef, watchRows, place, onMeasured])

  function rowAt(index: number) {
    const row = rows[index]
    const id = ids[index]
    if (row === undefined || id === undefined) return null
    return (
      <DataRow
        key={id}
        ref={isVirtual ? watch : undefined}
        row={row}
        id={id}
        columns={columns}
        label={getRowLabel?.(row) || id}
        href={getRowHref?.(row)}
        isSelected={selecting?.has(id) ?? false}
        onSelect={selecting?.selectRow}
        index={isVirtual ? index : undefined}
      />
    )
  }

  if (!isVirtual) return rows.map((_, index) => rowAt(index))

  const columnCount = columns.length + (selecting ? 1 : 0)
  const drawn: ReactNode[] = []
  let bottom = 0
  for (const { index, start, end } of sight?.rows ?? []) {
    if (start > bottom) drawn.push(<Gap key={`before ${index}`} height={start - bottom} columnCount={columnCount} />)
    drawn.push(rowAt(index))
    bottom = end
  }
  const rest = sight ? sight.height - bottom : 0
  return (
    <>
      {place &&
        watchRows?.({ ...place, estimatedHeight: place.rowHeight, count: rows.length, idAt, onSight: setSight })}
      {sight ? drawn : rows.slice(0, firstRows).map((_, index) => rowAt(index))}
      {rest > 0 && <Gap height={rest} columnCount={columnCount} />}
    </>
  )
}

/** As high as the rows that are not drawn: keeps the scroll bar honest. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    <tr className="ui-data-table-gap" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, not content */}
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import { DataRow } from './data-row.tsx'
import { isLaidOutAsTable, measureColumns } from './measure-columns.ts'
import type { ArrangedColumn } from './table-layout.ts'
import type { Selecting } from './use-selecting.ts'
import { mostPlainRows, useVirtualRows } from './use-virtual-rows.tsx'

/** Drawn at once by a long table, before the code for the rest has come. */
const firstRows = 30

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
  scroller: HTMLElement
  rowHeight: number
}

/** The rows: all of a short table, those in sight of a long one. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { tableRef, rows, ids, columns, getRowLabel, getRowHref, selecting, onMeasured } = props
  const isVirtual = rows.length > mostPlainRows
  const drawRows = useVirtualRows(isVirtual)
  const [place, setPlace] = useState<Place>()

  useLayoutEffect(() => {
    const table = tableRef.current
    const scroller = table?.closest<HTMLElement>('.ui-scroll-area')
    const body = table?.tBodies[0]
    if (!isVirtual || place || !drawRows || !table || !scroller || !body) return
    // A whole number, as the rows will be measured: a guess that is off by a hair would move every row once more.
    setPlace({ scroller, rowHeight: body.rows[0]?.offsetHeight ?? 40 })
    if (isLaidOutAsTable(table)) onMeasured(measureColumns(table))
  }, [tableRef, isVirtual, drawRows, place, onMeasured])

  function rowAt(index: number, measure?: (row: HTMLTableRowElement | null) => void) {
    const row = rows[index]
    const id = ids[index]
    if (row === undefined || id === undefined) return null
    return (
      <DataRow
        key={id}
        ref={measure}
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

  if (drawRows && place) {
    return drawRows({
      scroller: place.scroller,
      estimatedHeight: place.rowHeight,
      count: rows.length,
      columnCount: columns.length + (selecting ? 1 : 0),
      idAt: (index) => ids[index] ?? index.toString(),
      rowAt,
    })
  }
  return rows.slice(0, isVirtual ? firstRows : rows.length).map((_, index) => rowAt(index))
}

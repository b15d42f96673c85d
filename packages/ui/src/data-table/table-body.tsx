import { type ReactNode, useRef } from 'react'
import { DataRow } from './data-row.tsx'
import type { ArrangedColumn } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'
import type { Selecting } from './use-selecting.ts'
import { maxPlainRows, useRowWindow } from './use-row-window.ts'

export interface TableBodyProps<Row> {
  rows: readonly Row[]
  ids: readonly string[]
  columns: readonly ArrangedColumn<Row>[]
  getRowLabel: ((row: Row) => string) | undefined
  getRowHref: ((row: Row) => string | undefined) | undefined
  selecting: Selecting | undefined
  /**
   * Called once with the column widths measured from the first rows, so that other rows don't shift them. Must be
   * stable.
   */
  onMeasured: (widths: Record<string, number>) => void
  /** Rows shown instead of these or before them. */
  children: ReactNode
}

/** Renders all rows of a short table, and the visible ones of a long table. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, ids, columns, getRowLabel, getRowHref, selecting, onMeasured, children } = props
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  const isVirtual = rows.length > maxPlainRows
  const { indexes, places, isCards } = useRowWindow({ bodyRef, ids, isVirtual, onMeasured })
  const columnCount = columns.length + (selecting ? 1 : 0)

  const drawn: ReactNode[] = []
  let gaps = 0
  let bottom = 0
  for (const index of indexes) {
    const row = rows[index]
    const id = ids[index]
    if (row === undefined || id === undefined) continue
    const above = places ? places.startOf(index) - bottom : 0
    if (above > 0) drawn.push(<Gap key={`gap ${(gaps += 1)}`} height={above} columnCount={columnCount} />)
    bottom = places?.startOf(index + 1) ?? 0
    drawn.push(
      <DataRow
        key={`row ${id}`}
        row={row}
        id={id}
        columns={columns}
        label={getRowLabel?.(row) || id}
        href={getRowHref?.(row)}
        isSelected={selecting?.has(id) ?? false}
        onSelect={selecting?.selectRow}
        index={isVirtual ? index : undefined}
        hasLabels={isCards}
      />,
    )
  }
  const rest = places ? places.startOf(rows.length) - bottom : 0
  return (
    <tbody {...tableRoles.rowGroup} ref={bodyRef}>
      {children}
      {drawn}
      {rest > 0 && <Gap height={rest} columnCount={columnCount} />}
    </tbody>
  )
}

/** Spacer with the height of the rows that aren't rendered. */
function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    <tr className="ui-data-table-gap" aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room, not content */}
      <td colSpan={columnCount} style={{ blockSize: height }} />
    </tr>
  )
}

import { Skeleton } from '../skeleton/skeleton.tsx'
import type { ArrangedColumn } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'

const widths = [8, 6, 9, 5, 7] as const

export interface SkeletonRowsProps<Row> {
  count: number
  columns: readonly ArrangedColumn<Row>[]
  hasSelection: boolean
}

/** Placeholder rows while loading. */
export function SkeletonRows<Row>({ count, columns, hasSelection }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} {...tableRoles.row} aria-hidden="true">
      {hasSelection && <td {...tableRoles.cell} className="ui-data-table-select-cell" />}
      {columns.map(({ column }, index) => (
        <td key={column.id} {...tableRoles.cell} data-hidden-on-card={column.isHiddenOnCard || undefined}>
          <Skeleton width={widths[(row + index) % widths.length]} />
        </td>
      ))}
    </tr>
  ))
}

import type { ReactNode } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { SelectBox } from './select-box.tsx'
import { tableRoles } from './table-roles.ts'

export interface DataRowProps<Row> {
  row: Row
  columns: readonly DataTableColumn<Row>[]
  /** In a few words; names the check box. */
  label: string
  isSelected: boolean
  /** Absent when rows can't be chosen. */
  onSelect?: (isSelected: boolean) => void
}

function CellContent({ header, children }: { header: string; children: ReactNode }) {
  return (
    <>
      <span className="ui-data-table-card-label" aria-hidden="true">
        {header}
      </span>
      <span className="ui-data-table-content">{children}</span>
    </>
  )
}

/** One row. */
export function DataRow<Row>({ row, columns, label, isSelected, onSelect }: DataRowProps<Row>) {
  const { labels } = useUi()
  return (
    <tr {...tableRoles.row} aria-selected={onSelect ? isSelected : undefined} data-selected={isSelected || undefined}>
      {onSelect && (
        <td {...tableRoles.cell} className="ui-data-table-select-cell">
          <SelectBox label={labels.selectRow(label)} isChecked={isSelected} onChange={onSelect} />
        </td>
      )}
      {columns.map((column) =>
        column.isPrimary ? (
          <th key={column.id} scope="row" {...tableRoles.rowHeader} className="ui-data-table-primary">
            {column.cell(row)}
          </th>
        ) : (
          <td
            key={column.id}
            {...tableRoles.cell}
            data-numeric={column.isNumeric ? '' : undefined}
            data-hidden-on-card={column.isHiddenOnCard || undefined}
            data-unlabelled={column.isHeaderHidden || undefined}
          >
            <CellContent header={column.header}>{column.cell(row)}</CellContent>
          </td>
        ),
      )}
    </tr>
  )
}

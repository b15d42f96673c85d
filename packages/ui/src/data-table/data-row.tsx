import { memo, type ReactNode, type Ref } from 'react'
import { BareLink } from '../link/link.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { pinAttributes, selectPinAttributes } from './cell-attributes.ts'
import { SelectBox } from './select-box.tsx'
import type { ArrangedColumn } from './table-layout.ts'
import { tableRoles } from './table-roles.ts'

export interface DataRowProps<Row> {
  row: Row
  id: string
  columns: readonly ArrangedColumn<Row>[]
  /** In a few words; names the check box. */
  label: string
  /** Where the row leads. */
  href: string | undefined
  isSelected: boolean
  /** Absent when rows can't be chosen. */
  onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined
  /** From 0; only where some rows are not in the document. */
  index?: number
  ref?: Ref<HTMLTableRowElement>
}

/** A row's name is never nothing: an empty header cell tells a screen reader nothing about the row. */
const orDash = (content: ReactNode) => (content === '' || content === null || content === undefined ? '—' : content)

/** Plain text is cut after some lines; what a column composed is its own affair. */
function Content({ href, children }: { href?: string | undefined; children: ReactNode }) {
  const isText = typeof children === 'string' || typeof children === 'number'
  return (
    <span className="ui-data-table-content" data-text={isText || undefined}>
      {href ? (
        <BareLink href={href} className="ui-data-table-row-link">
          {children}
        </BareLink>
      ) : (
        children
      )}
    </span>
  )
}

function Row<Row>(props: DataRowProps<Row>) {
  const { row, id, columns, label, href, isSelected, onSelect, index, ref } = props
  const { labels } = useUi()
  return (
    <tr
      {...tableRoles.row}
      ref={ref}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      data-selected={isSelected || undefined}
      data-link={href ? '' : undefined}
    >
      {onSelect && (
        <td {...tableRoles.cell} {...selectPinAttributes(columns)} className="ui-data-table-select-cell">
          <SelectBox
            label={labels.selectRow(label)}
            isChecked={isSelected}
            onChange={(isChecked, isRange) => onSelect(id, isChecked, isRange)}
          />
        </td>
      )}
      {columns.map((arranged) => {
        const { column } = arranged
        const pin = pinAttributes(arranged, onSelect !== undefined)
        return column.isPrimary ? (
          <th key={column.id} scope="row" {...tableRoles.rowHeader} {...pin} className="ui-data-table-primary">
            <Content href={href}>{orDash(column.cell(row))}</Content>
          </th>
        ) : (
          <td
            key={column.id}
            {...tableRoles.cell}
            {...pin}
            data-numeric={column.isNumeric ? '' : undefined}
            data-hidden-on-card={column.isHiddenOnCard || undefined}
            data-unlabelled={column.isHeaderHidden || undefined}
          >
            <span className="ui-data-table-card-label" aria-hidden="true">
              {column.header}
            </span>
            <Content>{column.cell(row)}</Content>
          </td>
        )
      })}
    </tr>
  )
}

/** One row. Drawn again only when something of its own changed. */
export const DataRow = memo(Row) as typeof Row

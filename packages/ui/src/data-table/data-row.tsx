import { memo, type ReactNode } from 'react'
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
  /** Short label for the row's checkbox. */
  label: string
  /** Address that the row links to. */
  href: string | undefined
  isSelected: boolean
  /** Undefined when rows can't be chosen. */
  onSelect: ((id: string, isSelected: boolean, isRange: boolean) => void) | undefined
  /** Index of the row, from 0. Set only when the table is virtualized. */
  index?: number | undefined
  /** Whether cells contain their column's name, as cards do. */
  hasLabels: boolean
}

/** Replaces an empty row name with a dash, because an empty header cell tells screen readers nothing. */
const orDash = (content: ReactNode) => (content === '' || content === null || content === undefined ? '—' : content)

/** Text up to this length is never truncated. */
const shortText = 40

const isShortText = (content: ReactNode) =>
  (typeof content === 'string' && content.length <= shortText) || typeof content === 'number'

const isText = (content: ReactNode) => (typeof content === 'string' && content !== '') || typeof content === 'number'

function Row<Row>(props: DataRowProps<Row>) {
  const { row, id, columns, label, href, isSelected, onSelect, index, hasLabels } = props
  const { labels } = useUi()
  return (
    <tr
      {...tableRoles.row}
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
        const content = column.cell(row)
        if (column.isPrimary) {
          const name = orDash(content)
          return (
            <th
              key={column.id}
              scope="row"
              {...tableRoles.rowHeader}
              {...pin}
              className="ui-data-table-primary"
              data-text={isText(name) || undefined}
            >
              <span className="ui-data-table-content">
                {href ? (
                  <BareLink href={href} className="ui-data-table-row-link">
                    {name}
                  </BareLink>
                ) : (
                  name
                )}
              </span>
            </th>
          )
        }
        if (!hasLabels && isShortText(content)) {
          // Needs neither truncation nor a name: renders the text without a wrapper.
          return (
            <td
              key={column.id}
              {...pin}
              className="ui-data-table-content"
              data-numeric={column.isNumeric ? '' : undefined}
            >
              {content}
            </td>
          )
        }
        return (
          <td
            key={column.id}
            {...tableRoles.cell}
            {...pin}
            // Truncates plain text after some lines, but not custom content.
            data-text={isText(content) || undefined}
            data-numeric={column.isNumeric ? '' : undefined}
            data-hidden-on-card={column.isHiddenOnCard || undefined}
            data-unlabelled={column.isHeaderHidden || undefined}
          >
            {hasLabels && (
              <span className="ui-data-table-card-label" aria-hidden="true">
                {column.header}
              </span>
            )}
            <span className="ui-data-table-content">{content}</span>
          </td>
        )
      })}
    </tr>
  )
}

/** One row. Memoized: re-renders only when its own props change. */
export const DataRow = memo(Row) as typeof Row

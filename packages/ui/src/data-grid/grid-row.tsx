import { CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { GridEditor } from './grid-editor.tsx'
import { cellText, type DataGridColumn, editText, type GridValue, problemOf } from './grid-values.ts'

export interface GridRowProps<Row> {
  /** Of the grid; cells' errors have ids below it. */
  gridId: string
  row: Row
  index: number
  label: string
  columns: readonly DataGridColumn<Row>[]
  changes: Readonly<Record<string, GridValue>> | undefined
  errors: Readonly<Record<string, string>> | undefined
  /** Column of the cell in the tab order, if it is in this row. */
  active: number | undefined
  /** Columns of the selection in this row. */
  selectedFrom: number | undefined
  selectedTo: number | undefined
  /** Column that is edited, with the text of its box at first. */
  edited: number | undefined
  editedText: string
}

function PlainGridRow<Row>(props: GridRowProps<Row>) {
  const { gridId, row, index, label, columns, changes, errors, active, selectedFrom, selectedTo } = props
  const { labels, locale } = useUi()
  return (
    <tr data-row={index}>
      {columns.map((column, at) => {
        const saved = column.value(row)
        const change = changes?.[column.id]
        const isChanged = change !== undefined && change !== saved
        const value = isChanged ? change : saved
        const problem = (isChanged ? problemOf(column, value, row, labels) : undefined) ?? errors?.[column.id]
        const problemId = problem ? `${gridId}-${index}-${at}` : undefined
        const isNumeric = column.kind === 'number' || column.kind === 'money'
        const isSelected = selectedFrom !== undefined && at >= selectedFrom && at <= (selectedTo ?? selectedFrom)
        const Cell = at === 0 && column.isReadOnly ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            {...(Cell === 'th' && { scope: 'row' })}
            className="ui-data-grid-cell"
            tabIndex={at === active ? 0 : -1}
            data-column={at}
            data-numeric={isNumeric || undefined}
            data-changed={isChanged || undefined}
            data-selected={isSelected || undefined}
            aria-selected={isSelected}
            aria-readonly={column.isReadOnly || undefined}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
          >
            {props.edited === at ? (
              <GridEditor
                label={`${column.header}, ${label}`}
                text={props.editedText}
                isNumeric={isNumeric}
                options={column.kind === 'choice' ? column.options : undefined}
              />
            ) : (
              <bdi className="ui-data-grid-text">{cellText(column, value, locale)}</bdi>
            )}
            {isChanged && <VisuallyHidden> {labels.changedFrom(editText(column, saved, locale))}</VisuallyHidden>}
            {problem && (
              <span className="ui-data-grid-problem" id={problemId}>
                <CircleAlert aria-hidden="true" />
                {problem}
              </span>
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A row of the grid, drawn anew only when something in it changes. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow

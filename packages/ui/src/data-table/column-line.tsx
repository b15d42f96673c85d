import { ChevronDown, ChevronUp } from 'lucide-react'
import { Control } from '../field/control.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { neighbourOf } from './arrange-columns.ts'
import type { ColumnPin, DataTableColumn } from './data-table-column.ts'
import { isShown, mayHide, mayPin, pinOf } from './table-layout.ts'
import type { Arranging } from './use-arranging.ts'

/** One column in the panel of columns. */
export function ColumnLine<Row>({ column, arranging }: { column: DataTableColumn<Row>; arranging: Arranging<Row> }) {
  const { labels } = useUi()
  const { columns, layout } = arranging
  const isVisible = isShown(column, layout)
  const pin = pinOf(column, layout)
  const isImpossible = (wanted: ColumnPin) => pin !== wanted && !mayPin(columns, layout, wanted)
  return (
    <li className="ui-data-table-column-line">
      <label className="ui-choice">
        <input
          type="checkbox"
          className="ui-choice-box"
          checked={isVisible}
          disabled={!mayHide(column)}
          onChange={(event) => arranging.show(column, event.currentTarget.checked)}
        />
        <span className="ui-choice-label">{column.header}</span>
      </label>
      <Control size="sm" end={<ChevronDown aria-hidden="true" />}>
        <select
          aria-label={labels.placeOfColumn(column.header)}
          className="ui-control-input ui-select"
          value={pin ?? ''}
          disabled={!isVisible}
          onChange={(event) => arranging.pin(column, (event.currentTarget.value || undefined) as ColumnPin | undefined)}
        >
          <option value="">{labels.notPinned}</option>
          <option value="start" disabled={isImpossible('start')}>
            {labels.pinToStart}
          </option>
          <option value="end" disabled={isImpossible('end')}>
            {labels.pinToEnd}
          </option>
        </select>
      </Control>
      <MoveButton column={column} arranging={arranging} step={-1} />
      <MoveButton column={column} arranging={arranging} step={1} />
    </li>
  )
}

interface MoveButtonProps<Row> {
  column: DataTableColumn<Row>
  arranging: Arranging<Row>
  step: -1 | 1
}

/** Stays focusable when the column can't move further, so that an extra press doesn't lose the focus. */
function MoveButton<Row>({ column, arranging, step }: MoveButtonProps<Row>) {
  const { labels } = useUi()
  const isPossible = neighbourOf(arranging.columns, arranging.layout, column.id, step) !== undefined
  return (
    <IconButton
      size="sm"
      label={step < 0 ? labels.moveColumnEarlier(column.header) : labels.moveColumnLater(column.header)}
      icon={step < 0 ? <ChevronUp /> : <ChevronDown />}
      aria-disabled={!isPossible || undefined}
      onClick={() => isPossible && arranging.move(column, step)}
    />
  )
}

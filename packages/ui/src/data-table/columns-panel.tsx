import { announce } from '../live-region/announce.ts'
import { Button } from '../button/button.tsx'
import { AnchoredPopover } from '../popover/popover.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { ColumnLine } from './column-line.tsx'
import { arrangeColumns, isShown, orderColumns, type TableDensity } from './table-layout.ts'
import type { Arranging } from './use-arranging.ts'
import type { OverlayPart } from '../base/use-overlay.ts'

export interface ColumnsPanelProps<Row> {
  overlay: OverlayPart
  arranging: Arranging<Row>
  density: TableDensity
}

/** Settings of all columns, including hidden ones: visibility, order, pinning; and the row density. */
export default function ColumnsPanel<Row>({ overlay, arranging, density }: ColumnsPanelProps<Row>) {
  const { labels } = useUi()
  const { columns, layout, change } = arranging
  const shown = arrangeColumns(columns, layout).map(({ column }) => column)
  const hidden = orderColumns(columns, layout).filter((column) => !isShown(column, layout))
  return (
    <AnchoredPopover {...overlay} label={labels.columns} className="ui-data-table-columns">
      <ul className="ui-data-table-column-list">
        {[...shown, ...hidden]
          .filter((column) => !column.isHeaderHidden)
          .map((column) => (
            <ColumnLine key={column.id} column={column} arranging={arranging} />
          ))}
      </ul>
      <div className="ui-data-table-columns-foot">
        <SegmentedControl<TableDensity>
          label={labels.density}
          size="sm"
          value={density}
          options={[
            { value: 'compact', label: labels.compact },
            { value: 'comfortable', label: labels.comfortable },
          ]}
          onChange={(next) => change({ ...layout, density: next })}
        />
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            announce(labels.columnsReset)
            change({})
          }}
        >
          {labels.resetColumns}
        </Button>
      </div>
    </AnchoredPopover>
  )
}

import { ArrowDown, ArrowLeftToLine, ArrowRightToLine, ArrowUp, EyeOff, MoveHorizontal, PinOff } from 'lucide-react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { MenuItem, MenuPopover } from '../menu/menu.tsx'
import { useUi } from '../ui-provider/ui-context.ts'
import { neighbourOf } from './arrange-columns.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { type ArrangedColumn, mayHide, mayPin } from './table-layout.ts'
import type { TableSort } from './table-sort.ts'
import type { Arranging } from './use-arranging.ts'
import type { OverlayPart } from '../base/use-overlay.ts'

export interface ColumnMenuProps<Row> {
  overlay: OverlayPart
  column: DataTableColumn<Row>
  arranged: ArrangedColumn<Row>
  arranging: Arranging<Row>
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** Offers all mouse actions of a header to keyboard and touch users. */
export default function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { overlay, column, arranged, arranging, onSort } = props
  const { labels } = useUi()
  const { columns, layout } = arranging
  const actions: Record<string, () => void> = {
    asc: () => onSort?.({ by: column.id, order: 'asc' }),
    desc: () => onSort?.({ by: column.id, order: 'desc' }),
    earlier: () => arranging.move(column, -1),
    later: () => arranging.move(column, 1),
    start: () => arranging.pin(column, 'start'),
    end: () => arranging.pin(column, 'end'),
    unpin: () => arranging.pin(column, undefined),
    width: () => arranging.setResizing(column.id),
    hide: () => arranging.hide(column),
  }
  return (
    <MenuPopover {...overlay} label={labels.columnOptions(column.header)} onAction={(id) => actions[id]?.()}>
      {column.isSortable && onSort && (
        <>
          <MenuItem id="asc" icon={<ArrowUp />}>
            {labels.sortAscending(column.header)}
          </MenuItem>
          <MenuItem id="desc" icon={<ArrowDown />}>
            {labels.sortDescending(column.header)}
          </MenuItem>
        </>
      )}
      <MenuItem id="earlier" icon={<ChevronLeft />} isDisabled={!neighbourOf(columns, layout, column.id, -1)}>
        {labels.moveEarlier}
      </MenuItem>
      <MenuItem id="later" icon={<ChevronRight />} isDisabled={!neighbourOf(columns, layout, column.id, 1)}>
        {labels.moveLater}
      </MenuItem>
      {arranged.pin !== 'start' && (
        <MenuItem id="start" icon={<ArrowLeftToLine />} isDisabled={!mayPin(columns, layout, 'start')}>
          {labels.pinToStart}
        </MenuItem>
      )}
      {arranged.pin !== 'end' && (
        <MenuItem id="end" icon={<ArrowRightToLine />} isDisabled={!mayPin(columns, layout, 'end')}>
          {labels.pinToEnd}
        </MenuItem>
      )}
      {arranged.pin && (
        <MenuItem id="unpin" icon={<PinOff />}>
          {labels.unpin}
        </MenuItem>
      )}
      <MenuItem id="width" icon={<MoveHorizontal />}>
        {labels.changeWidth}
      </MenuItem>
      {mayHide(column) && (
        <MenuItem id="hide" icon={<EyeOff />}>
          {labels.hideColumn}
        </MenuItem>
      )}
    </MenuPopover>
  )
}

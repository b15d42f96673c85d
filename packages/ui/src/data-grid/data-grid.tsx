import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { readBlock, writeBlock } from './clipboard-block.ts'
import { GridEditingContext, type GridMove } from './grid-editor.tsx'
import { useGridHistory } from './grid-history.ts'
import { blockOf, type GridPlace, placeAfter, placesIn } from './grid-place.ts'
import { GridRow } from './grid-row.tsx'
import { GridBar } from './grid-bar.tsx'
import { GridHead } from './grid-head.tsx'
import { type DataGridColumn, type GridChanges, type GridErrors, withCells } from './grid-values.ts'
import { useGridCells } from './use-grid-cells.ts'
import { useGridRows } from './use-grid-rows.ts'

export type { DataGridColumn, GridChanges, GridChoice, GridErrors, GridValue } from './grid-values.ts'

export interface DataGridProps<Row> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** Names the grid. */
  label: string
  /** The same list from one drawing to the next, so that only changed rows are drawn again; so with `rows` and `newRow`. */
  columns: readonly DataGridColumn<Row>[]
  /** As they are saved. After saving, pass the new ones: a cell that holds its saved value isn't marked any more. */
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Names a row, beside the name of the column. Default the text of its first cell. */
  getRowLabel?: (row: Row) => string
  /** Unsaved values at first, e.g. from a file. A new `key` starts anew. */
  defaultChanges?: GridChanges
  /** Called with all unsaved values, and whether each can be read and keeps the rule of its column. */
  onChange?: (changes: GridChanges, isValid: boolean) => void
  /** Problems that a server found, by row id and column id. */
  errors?: GridErrors
  /** Returns an added row by its number from 0. With it there are empty rows at the end to write and paste into. */
  newRow?: (index: number) => Row
  /** Limit of all rows, with those that are added. Default 500. */
  maxRows?: number
  /** Shown below the header where there are no rows. */
  empty?: ReactNode
  /** Beside undo and redo, e.g. the button that saves. */
  actions?: ReactNode
}

interface Edited extends GridPlace {
  text: string
}

const isModified = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey

/** A table whose cells are edited in place, as in a spreadsheet: with keys, blocks from the clipboard and undo. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const {
    label,
    columns,
    rows,
    getRowId,
    getRowLabel,
    defaultChanges,
    onChange,
    errors,
    newRow,
    maxRows,
    empty,
    actions,
    ...own
  } = withoutNulls(props)
  const { className, ...rest } = own
  const { labels } = useUi()
  const gridId = useId()
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 })
  const [anchor, setAnchor] = useState<GridPlace>(active)
  const [edited, setEdited] = useState<Edited | null>(null)
  /** Of this moment: a blur comes while the box is being taken away. */
  const editing = useRef<Edited | null>(null)
  /** Whether the grid itself moves the focus, and knows where the selection begins. */
  const isMoving = useRef(false)
  /** Whether the pointer pressed the cell that had the focus already. */
  const wasActive = useRef(false)
  const history = useGridHistory(defaultChanges ?? {}, report)
  const { changes } = history
  const { all, rowAt } = useGridRows({ rows, getRowId, newRow, maxRows: maxRows ?? 500 }, changes)
  const cells = useGridCells({ columns, getRowId, getRowLabel, rowAt, changes })
  const block = blockOf(anchor, active)

  function report(next: GridChanges) {
    onChange?.(next, cells.problemsOf(next) === 0)
  }

  function focus({ row, column }: GridPlace, isExtending = false) {
    const at = { row: Math.min(row, all.length - 1), column: Math.min(column, columns.length - 1) }
    setActive(at)
    if (!isExtending) setAnchor(at)
    const cell = table.current?.querySelector<HTMLElement>(`tr[data-row="${at.row}"] > [data-column="${at.column}"]`)
    isMoving.current = true
    cell?.focus({ preventScroll: true })
    isMoving.current = false
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** Sets the texts of cells that may be edited. Returns how many changed. */
  function write(texts: readonly (GridPlace & { text: string })[]): number {
    const written = cells.read(texts)
    if (written.length > 0) history.change(withCells(changes, written))
    return written.length
  }

  function edit(place: GridPlace, typed?: string) {
    if (!cells.isEditable(place)) return false
    const next = { ...place, text: typed ?? cells.textAt(place) }
    editing.current = next
    // The box has the focus before the key's letter arrives, so that an input method begins in it.
    flushSync(() => {
      setActive(place)
      setAnchor(place)
      setEdited(next)
    })
    return true
  }
  function endEditing() {
    editing.current = null
    setEdited(null)
  }

  /** The next or previous cell that may be edited, line by line. */
  function editableFrom({ row, column }: GridPlace, step: 1 | -1): GridPlace | undefined {
    for (let at = row * columns.length + column + step; at >= 0 && at < all.length * columns.length; at += step) {
      const place = { row: Math.floor(at / columns.length), column: at % columns.length }
      if (cells.isEditable(place)) return place
    }
    return undefined
  }

  function commit(text: string, move: GridMove): boolean {
    const place = editing.current
    if (!place) return false
    const step = move === 'next' ? 1 : -1
    const next = move === 'next' || move === 'previous' ? editableFrom(place, step) : undefined
    endEditing()
    write([{ row: place.row, column: place.column, text }])
    if (next) {
      focus(next)
      return edit(next)
    }
    if (move === 'up') focus({ row: Math.max(0, place.row - 1), column: place.column })
    if (move === 'down') focus({ row: place.row + 1, column: place.column })
    return false
  }
  function cancel() {
    const place = editing.current
    endEditing()
    if (place) focus(place)
  }

  /** Writes a block from its first cell on; a single value fills the selection. */
  function paste(text: string) {
    const lines = readBlock(text)
    const single = lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : undefined
    const texts =
      single === undefined
        ? lines.flatMap((line, row) =>
            line.map((one, column) => ({ row: block.top + row, column: block.start + column, text: one })),
          )
        : placesIn(block).map((place) => ({ ...place, text: single }))
    announce(labels.cellsPasted(write(texts)))
  }
  const editor = {
    commit,
    cancel,
    pasteBlock: (text: string) => {
      if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return false
      cancel()
      paste(text)
      return true
    },
  }

  function revert(next: GridChanges) {
    const different = all.findIndex((row) => next[getRowId(row)] !== changes[getRowId(row)])
    if (different >= 0) focus({ row: different, column: active.column })
  }

  function press(event: KeyboardEvent<HTMLTableElement>) {
    if (edited || event.nativeEvent.isComposing || event.altKey) return
    const { key, shiftKey } = event
    const next = placeAfter({ key, isControl: isModified(event) }, active, {
      rows: all.length,
      columns: columns.length,
    })
    const letter = key.toLowerCase()
    if (next) focus(next, shiftKey)
    else if (isModified(event)) {
      if (letter === 'z') revert(shiftKey ? history.redo() : history.undo())
      else if (letter === 'y') revert(history.redo())
      else if (letter === 'a') {
        setAnchor({ row: 0, column: 0 })
        focus({ row: all.length - 1, column: columns.length - 1 }, true)
      } else return
    } else if (key === 'Enter' || key === 'F2') edit(active)
    else if (key === 'Delete' || key === 'Backspace') write(placesIn(block).map((place) => ({ ...place, text: '' })))
    else {
      // The letter goes on into the box.
      if (key.length === 1 && key !== ' ') edit(active, '')
      return
    }
    event.preventDefault()
  }

  function copy(event: ClipboardEvent, isCut: boolean) {
    const lines = Array.from({ length: block.bottom - block.top + 1 }, (_, row) =>
      Array.from({ length: block.end - block.start + 1 }, (_none, column) =>
        cells.textAt({ row: block.top + row, column: block.start + column }),
      ),
    )
    event.clipboardData.setData('text/plain', writeBlock(lines))
    event.preventDefault()
    if (isCut) write(placesIn(block).map((place) => ({ ...place, text: '' })))
  }

  const placeOf = (target: EventTarget): GridPlace | undefined => {
    const cell = (target as Element).closest<HTMLElement>('[data-column]')
    const row = cell?.closest<HTMLElement>('tr[data-row]')
    return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined
  }
  const isActive = ({ row, column }: GridPlace) => row === active.row && column === active.column
  function point(event: PointerEvent) {
    const place = placeOf(event.target)
    if (!place || (edited && isActive(place))) return
    wasActive.current = isActive(place) && event.currentTarget.contains(document.activeElement)
    setActive(place)
    if (!event.shiftKey) setAnchor(place)
  }
  function drag(event: PointerEvent) {
    const place = event.pointerType === 'mouse' && event.buttons === 1 && !edited ? placeOf(event.target) : undefined
    if (!place || isActive(place)) return
    wasActive.current = false
    setActive(place)
  }

  return (
    <div {...rest} className={classNames('ui-data-grid', className)}>
      <GridBar
        statusId={`${gridId}-status`}
        changed={Object.values(changes).reduce((count, row) => count + Object.keys(row).length, 0)}
        problems={cells.problemsOf(changes)}
        history={history}
        onRevert={revert}
        actions={actions}
      />
      {/* Without a row nothing within takes the focus, and the keys could not scroll it. */}
      <div
        className="ui-data-grid-scroller"
        {...(all.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <GridEditingContext value={editor}>
          <table
            ref={table}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- APG's grids may be tables
            role="grid"
            className="ui-data-grid-table"
            aria-label={label}
            aria-describedby={`${gridId}-status`}
            aria-multiselectable="true"
            onKeyDown={press}
            onPointerDown={point}
            onPointerOver={drag}
            onClick={(event) => {
              const place = placeOf(event.target)
              if (place && wasActive.current && !edited) edit(place)
            }}
            onFocus={(event) => {
              const place = placeOf(event.target)
              if (place && !isMoving.current && !isActive(place)) {
                setActive(place)
                setAnchor(place)
              }
            }}
            onCopy={(event) => copy(event, false)}
            onCut={(event) => copy(event, true)}
            onPaste={(event) => {
              event.preventDefault()
              paste(event.clipboardData.getData('text/plain'))
            }}
          >
            <GridHead columns={columns} />
            <tbody>
              {all.map((row, index) => {
                const rowId = getRowId(row)
                const isIn = index >= block.top && index <= block.bottom
                return (
                  <GridRow
                    key={rowId}
                    gridId={gridId}
                    row={row}
                    index={index}
                    label={cells.labelOf(row) || labels.rowNumber(index + 1)}
                    columns={columns}
                    changes={changes[rowId]}
                    errors={errors?.[rowId]}
                    active={index === active.row ? active.column : undefined}
                    selectedFrom={isIn ? block.start : undefined}
                    selectedTo={isIn ? block.end : undefined}
                    edited={edited?.row === index ? edited.column : undefined}
                    editedText={edited?.row === index ? edited.text : ''}
                  />
                )
              })}
            </tbody>
          </table>
        </GridEditingContext>
        {all.length === 0 && empty && <div className="ui-data-grid-empty">{empty}</div>}
      </div>
    </div>
  )
}

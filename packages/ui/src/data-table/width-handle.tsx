import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useUi } from '../ui-provider/ui-context.ts'
import { boundWidth } from './arrange-columns.ts'
import type { DataTableColumn } from './data-table-column.ts'
import { drawColumnWidths, measureColumns } from './measure-columns.ts'
import { narrowestColumn, widestColumn } from './table-layout.ts'
import type { Arranging } from './use-arranging.ts'

/** Step of an arrow key, px. Shift multiplies it by four. */
const step = 16

export interface WidthHandleProps<Row> {
  column: DataTableColumn<Row>
  arranging: Arranging<Row>
}

/** Resize handle of a header. Dragged with the mouse, or moved with arrow keys after the menu's resize command. */
export function WidthHandle<Row>({ column, arranging }: WidthHandleProps<Row>) {
  const { labels } = useUi()
  const handle = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)
  const before = useRef<Record<string, number>>({})
  const isActive = arranging.resizingId === column.id
  const tableOf = () => handle.current?.closest('table') ?? undefined

  useEffect(() => {
    const table = handle.current?.closest('table')
    if (!isActive || !table) return
    before.current = measureColumns(table)
    setWidth(Math.round(before.current[column.id] ?? 0))
    handle.current?.focus()
  }, [isActive, column.id])

  function resizeTo(next: number) {
    const table = tableOf()
    if (!table) return
    const bounded = boundWidth(column, next)
    setWidth(bounded)
    arranging.resize({ ...measureColumns(table), [column.id]: bounded })
  }

  function leave() {
    handle.current?.closest('th')?.querySelector<HTMLElement>('.ui-data-table-column-menu')?.focus()
    arranging.setResizing(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const far = event.shiftKey ? 4 : 1
    const moves: Record<string, () => void> = {
      ArrowRight: () => resizeTo(width + (isRtl ? -1 : 1) * step * far),
      ArrowLeft: () => resizeTo(width - (isRtl ? -1 : 1) * step * far),
      Home: () => resizeTo(0),
      Enter: leave,
      Escape: () => {
        arranging.resize(before.current)
        leave()
      },
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  function onPointerDown(event: PointerEvent<HTMLSpanElement>) {
    const table = tableOf()
    if (!table || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const { currentTarget: element, clientX: startX, pointerId } = event
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const widths = measureColumns(table)
    const start = widths[column.id] ?? 0
    element.setPointerCapture(pointerId)
    // Fixes the width of every column first, so that only this one changes.
    arranging.resize(widths)
    const over = new AbortController()
    const widthAt = (x: number) => boundWidth(column, start + sign * (x - startX))
    const follow = (move: globalThis.PointerEvent) => drawColumnWidths(table, [[column.id, widthAt(move.clientX)]])
    element.addEventListener('pointermove', follow, { signal: over.signal })
    const finish = (up: globalThis.PointerEvent) => {
      over.abort()
      arranging.resize({ ...widths, [column.id]: widthAt(up.clientX) })
    }
    element.addEventListener('pointerup', finish, { signal: over.signal })
    element.addEventListener('pointercancel', finish, { signal: over.signal })
  }

  const separator = {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': 'vertical',
    'aria-label': labels.widthOfColumn(column.header),
    'aria-valuenow': width,
    'aria-valuemin': column.minWidth ?? narrowestColumn,
    'aria-valuemax': widestColumn,
    'aria-valuetext': labels.pixels(width),
    onKeyDown,
    onBlur: () => arranging.setResizing(undefined),
  } as const
  return (
    <span
      ref={handle}
      className="ui-data-table-width"
      onPointerDown={onPointerDown}
      {...(isActive ? separator : { 'aria-hidden': true })}
    />
  )
}

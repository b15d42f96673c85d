export interface ColumnDrag {
  header: HTMLTableCellElement
  /** Position of pointerdown. */
  startX: number
  onDrop: (side: 'before' | 'after', targetId: string) => void
}

/** Minimum movement that turns a press into a drag, px. */
const threshold = 6

/** Tracks the pointer across headers until it is released over one or Escape is pressed. */
export function dragColumn({ header, startX, onDrop }: ColumnDrag): void {
  const over = new AbortController()
  const { signal } = over
  const isRtl = getComputedStyle(header).direction === 'rtl'
  let target: { cell: HTMLElement; side: 'before' | 'after' } | undefined
  let isDragging = false

  function aim(cell: HTMLElement | undefined, side: 'before' | 'after') {
    if (target) delete target.cell.dataset.drop
    target = cell && cell !== header ? { cell, side } : undefined
    if (target) target.cell.dataset.drop = side
  }
  function follow(event: PointerEvent) {
    if (!isDragging && Math.abs(event.clientX - startX) < threshold) return
    isDragging = true
    header.dataset.dragging = ''
    const cells = header.parentElement?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
    const cell = [...cells].find((one) => {
      const { left, right } = one.getBoundingClientRect()
      return event.clientX >= left && event.clientX <= right
    })
    if (!cell) return
    const { left, width } = cell.getBoundingClientRect()
    const isFirstHalf = event.clientX < left + width / 2
    aim(cell, isFirstHalf === isRtl ? 'after' : 'before')
  }
  function finish(isDropped: boolean) {
    const { cell, side } = target ?? {}
    aim(undefined, 'before')
    delete header.dataset.dragging
    over.abort()
    if (isDragging) refuseClickOf(header)
    if (isDropped && cell?.dataset.column && side) onDrop(side, cell.dataset.column)
  }
  document.addEventListener('pointermove', follow, { signal })
  document.addEventListener('pointerup', () => finish(true), { signal })
  document.addEventListener('pointercancel', () => finish(false), { signal })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && finish(false), { signal })
}

/** Suppresses the click when a drag ends over the button where it began. */
function refuseClickOf(header: HTMLElement) {
  const refusing = new AbortController()
  const options = { capture: true, signal: refusing.signal }
  header.addEventListener('click', (event) => event.stopPropagation(), options)
  setTimeout(() => refusing.abort())
}

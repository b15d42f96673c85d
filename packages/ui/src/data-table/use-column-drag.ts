import type { PointerEvent } from 'react'
import type { Arranging } from './use-arranging.ts'

const fetchDrag = () => import('./drag-column.ts')

/** Reorders columns by dragging a header with mouse or pen. Touch scrolls instead and uses the menu. */
export function useColumnDrag<Row>(arranging: Arranging<Row> | undefined, id: string) {
  if (!arranging) return {}
  return {
    onPointerEnter: () => void fetchDrag().catch(() => undefined),
    onPointerDown: (event: PointerEvent<HTMLTableCellElement>) => {
      if (event.button !== 0 || event.pointerType === 'touch') return
      if ((event.target as Element).closest('.ui-data-table-column-menu, .ui-data-table-width')) return
      const { currentTarget: header, clientX: startX } = event
      void fetchDrag().then(({ dragColumn }) =>
        dragColumn({ header, startX, onDrop: (side, targetId) => arranging.place(id, side, targetId) }),
      )
    },
  }
}

import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components'
import { idsMovedTo } from './moved-ids.ts'

interface Named {
  id: string
  label: string
}

/**
 * Makes the entries of a GridList movable: dragged by pointer and touch; by keys with Enter on the handle, arrows, and
 * Enter where it shall be.
 *
 * @param onReorder Called with the ids in their new order.
 */
export function useReorder(items: readonly Named[], onReorder: (ids: string[]) => void): DragAndDropHooks {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      Array.from(keys, (key) => ({ 'text/plain': items.find(({ id }) => id === key)?.label ?? String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = items.map(({ id }) => id)
      onReorder(idsMovedTo(ids, Array.from(keys, String), String(target.key), target.dropPosition === 'after'))
    },
  })
  return dragAndDropHooks
}

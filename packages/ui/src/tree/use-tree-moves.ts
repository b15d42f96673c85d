import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { quoteAttribute } from '../base/quote-attribute.ts'
import { announce } from '../live-region/announce.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { type EntryPlace, placeOf, type TreeEntry } from './tree-entry.ts'
import { moveOfStep, type TreeMove, type TreeStep } from './tree-moves.ts'

const stepOfKey: Readonly<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Moves rows by keys and from their menus, says where they are now, and keeps the focus on them. */
export function useTreeMoves(
  tree: RefObject<HTMLElement | null>,
  items: readonly TreeEntry[],
  onMove: ((move: TreeMove) => void) | undefined,
) {
  const { labels } = useUi()
  const left = useRef<EntryPlace>(undefined)

  useEffect(() => {
    const before = left.current
    const place = before && placeOf(items, before.entry.id)
    if (!place || (place.index === before.index && place.parent?.id === before.parent?.id)) return
    left.current = undefined
    const { entry, index, siblings, parent } = place
    announce(labels.treeMoved(entry.label, index + 1, siblings.length, parent?.label))
    tree.current?.querySelector<HTMLElement>(`[data-key=${quoteAttribute(entry.id)}]`)?.focus()
  }, [items, labels, tree])

  function move(next: TreeMove) {
    left.current = placeOf(items, next.ids[0] ?? '')
    onMove?.(next)
  }
  function step(id: string, way: TreeStep) {
    const next = moveOfStep(items, id, way)
    if (next) move(next)
    else announce(labels.treeCannotMove(placeOf(items, id)?.entry.label ?? ''))
  }
  /** Handles Alt with an arrow before React Aria, which would move the focus. */
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const way = stepOfKey[event.key]
    const id = event.target instanceof Element && event.target.closest<HTMLElement>('[data-key]')?.dataset.key
    if (!way || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !id || !onMove) return
    event.preventDefault()
    event.stopPropagation()
    step(id, way)
  }
  return { move, step, handleKey }
}

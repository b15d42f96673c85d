import { placeOf, type TreeEntry } from './tree-entry.ts'
import type { TreeMove } from './tree-moves.ts'

/** The entries after a move, as an application would keep them. */
export function storyMoved(entries: readonly TreeEntry[], { ids, target, position }: TreeMove): readonly TreeEntry[] {
  const moved = ids.flatMap((id) => placeOf(entries, id)?.entry ?? [])
  const arranged = (some: readonly TreeEntry[]): TreeEntry[] =>
    some.flatMap((entry) => {
      const isMoved = ids.includes(entry.id)
      const children = arranged(entry.children ?? [])
      const own = { ...entry, children: entry.id === target && position === 'on' ? [...children, ...moved] : children }
      return [
        ...(entry.id === target && position === 'before' ? moved : []),
        ...(isMoved ? [] : [own]),
        ...(entry.id === target && position === 'after' ? moved : []),
      ]
    })
  return arranged(entries)
}

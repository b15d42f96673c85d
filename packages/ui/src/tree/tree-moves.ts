import { placeOf, type TreeEntry } from './tree-entry.ts'

/** A move of rows beside another row or into it. */
export interface TreeMove {
  /** The moved rows in the order of the tree. One that lies below another of them moves with it. */
  ids: string[]
  target: string
  position: 'before' | 'after' | 'on'
}

/** A step of one row: among its siblings, into the one above it, or out beside its parent. */
export type TreeStep = 'up' | 'down' | 'in' | 'out'

/** The move of a step, or undefined where there is nowhere to go. */
export function moveOfStep(entries: readonly TreeEntry[], id: string, step: TreeStep): TreeMove | undefined {
  const place = placeOf(entries, id)
  if (!place) return undefined
  const { siblings, index, parent } = place
  const before = siblings[index - 1]
  const after = siblings[index + 1]
  const ids = [id]
  if (step === 'up') return before && { ids, target: before.id, position: 'before' }
  if (step === 'down') return after && { ids, target: after.id, position: 'after' }
  if (step === 'in') return before && { ids, target: before.id, position: 'on' }
  return parent && { ids, target: parent.id, position: 'after' }
}

/** The dragged rows in the order of the tree, without those that lie below another of them. */
export function topmost(entries: readonly TreeEntry[], ids: ReadonlySet<unknown>): string[] {
  return entries.flatMap((entry) => (ids.has(entry.id) ? [entry.id] : topmost(entry.children ?? [], ids)))
}

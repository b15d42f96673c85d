type Placed = { readonly id: string; readonly parentId: string | null }

export type TreeNode<T> = { readonly item: T; readonly depth: number; readonly children: readonly TreeNode<T>[] }

/** The items as a tree, siblings in the given order. An item whose parent isn't among them is at the top. */
export function treeOf<T extends Placed>(items: readonly T[]): readonly TreeNode<T>[] {
  const ids = new Set(items.map(({ id }) => id))
  const below = Map.groupBy(items, ({ parentId }) => (parentId !== null && ids.has(parentId) ? parentId : null))
  const nodesOf = (parentId: string | null, depth: number): TreeNode<T>[] =>
    (below.get(parentId) ?? []).map((item) => ({ item, depth, children: nodesOf(item.id, depth + 1) }))
  return nodesOf(null, 0)
}

/** Every node of a tree, parents before their children. */
export function flattenTree<T>(nodes: readonly TreeNode<T>[]): readonly TreeNode<T>[] {
  return nodes.flatMap((node) => [node, ...flattenTree(node.children)])
}

/** The item and everything below it. */
export function idsBelow<T extends Placed>(items: readonly T[], id: string): ReadonlySet<string> {
  const found = new Set([id])
  let before = 0
  while (before < found.size) {
    before = found.size
    for (const item of items) if (item.parentId !== null && found.has(item.parentId)) found.add(item.id)
  }
  return found
}

/** Whether an item is inside itself. */
export function hasCycle(items: readonly Placed[]): boolean {
  return flattenTree(treeOf(items)).length < items.length
}

/** A place of an item among its siblings. */
export type Place = { readonly id: string; readonly parentId: string | null; readonly sortOrder: number }

/** A place that an item gets, and where it was when the mover saw it. */
type Move = Place & { readonly from?: Omit<Place, 'id'> | undefined }

/** Whether each item is still where its mover saw it. A move that doesn't say where counts wherever the item is. */
export function areWhereSeen(items: readonly Place[], moves: readonly Move[]): boolean {
  const placeOf = new Map(items.map((item) => [item.id, item]))
  return moves.every(({ id, from }) => {
    const place = placeOf.get(id)
    return !from || (place?.parentId === from.parentId && place.sortOrder === from.sortOrder)
  })
}

/** The changed places after items are put before, after or into another. Null when one would be inside itself. */
export function droppedPlaces<T extends Placed>(
  items: readonly T[],
  ids: readonly string[],
  { target, position }: { target: string; position: 'before' | 'after' | 'on' },
): readonly Place[] | null {
  const moved = items.filter(({ id }) => ids.includes(id))
  const other = items.find((one) => one.id === target)
  if (moved.length === 0 || !other || ids.some((id) => idsBelow(items, id).has(target))) return null
  const parentId = position === 'on' ? other.id : other.parentId
  const siblings = items.filter((one) => one.parentId === parentId && !ids.includes(one.id))
  const at = position === 'on' ? siblings.length : siblings.indexOf(other) + (position === 'after' ? 1 : 0)
  return siblings.toSpliced(at, 0, ...moved).map(({ id }, sortOrder) => ({ id, parentId, sortOrder }))
}

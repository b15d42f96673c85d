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

/** The move of an item by keys: among its siblings, below the one before it, or out beside its parent. */
export type TreeMove = 'up' | 'down' | 'in' | 'out'

/** The changed places after a move, or null when there is nowhere to go. Items are in their order. */
export function movedPlaces<T extends Placed>(
  items: readonly T[],
  id: string,
  move: TreeMove,
): readonly Place[] | null {
  const item = items.find((one) => one.id === id)
  if (!item) return null
  const siblings = items.filter(({ parentId }) => parentId === item.parentId)
  const at = siblings.indexOf(item)
  if (move === 'up' || move === 'down') {
    const to = at + (move === 'up' ? -1 : 1)
    return to < 0 || to >= siblings.length ? null : placesOf(siblings.toSpliced(at, 1).toSpliced(to, 0, item))
  }
  if (move === 'in') {
    const before = siblings[at - 1]
    if (!before) return null
    const children = items.filter(({ parentId }) => parentId === before.id)
    return placesOf([...children, item], before.id)
  }
  const parent = items.find((one) => one.id === item.parentId)
  if (!parent) return null
  const beside = items.filter(({ parentId }) => parentId === parent.parentId)
  return placesOf(beside.toSpliced(beside.indexOf(parent) + 1, 0, item), parent.parentId)
}

/** The changed places after an item is dropped before, after or into another. Null when it would be inside itself. */
export function droppedPlaces<T extends Placed>(
  items: readonly T[],
  id: string,
  { target, position }: { target: string; position: 'before' | 'after' | 'on' },
): readonly Place[] | null {
  const [item, other] = [items.find((one) => one.id === id), items.find((one) => one.id === target)]
  if (!item || !other || idsBelow(items, id).has(target)) return null
  const parentId = position === 'on' ? other.id : other.parentId
  const siblings = items.filter((one) => one.parentId === parentId && one.id !== id)
  const at = position === 'on' ? siblings.length : siblings.indexOf(other) + (position === 'after' ? 1 : 0)
  return placesOf(siblings.toSpliced(at, 0, item), parentId)
}

function placesOf<T extends Placed>(
  siblings: readonly T[],
  parentId = siblings[0]?.parentId ?? null,
): readonly Place[] {
  return siblings.map(({ id }, sortOrder) => ({ id, parentId, sortOrder }))
}

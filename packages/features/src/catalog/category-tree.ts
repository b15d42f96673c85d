import type { ListedCategory } from './catalog-queries.ts'

export interface CategoryNode {
  id: string
  name: string
  /** Number of products in it and its subcategories. */
  count: number
  children: CategoryNode[]
}

/**
 * Builds a tree from the flat list, with cumulative counts. Leaves out branches without a product, except that of
 * `keptId`.
 */
export function categoryTree(
  categories: readonly ListedCategory[],
  countOf: ReadonlyMap<string, number>,
  keptId: string | null = null,
): CategoryNode[] {
  const ids = new Set(categories.map(({ id }) => id))
  const branch = (parentId: string | null, depth: number): CategoryNode[] =>
    depth > 8
      ? []
      : categories
          .filter((one) => (one.parentId !== null && ids.has(one.parentId) ? one.parentId : null) === parentId)
          .map((one) => {
            const children = branch(one.id, depth + 1)
            const count = children.reduce((sum, child) => sum + child.count, countOf.get(one.id) ?? 0)
            return { id: one.id, name: one.name, count, children }
          })
          .filter((node) => node.count > 0 || holds(node, keptId))
  return branch(null, 0)
}

/** Whether a category is the node or one of its descendants. */
export function holds(node: CategoryNode, id: string | null): boolean {
  return id !== null && (node.id === id || node.children.some((child) => holds(child, id)))
}

/** The categories above one, the topmost first. */
export function categoriesAbove(categories: readonly ListedCategory[], id: string): readonly ListedCategory[] {
  const find = (wanted: string | null | undefined) => categories.find((one) => one.id === wanted)
  const above: ListedCategory[] = []
  let next = find(find(id)?.parentId)
  while (next && !above.includes(next)) {
    above.unshift(next)
    next = find(next.parentId)
  }
  return above
}

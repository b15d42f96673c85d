import type { ListedCategory } from './catalog-queries.ts'

export interface CategoryNode {
  id: string
  name: string
  /** Products in it and in everything below it. */
  count: number
  children: CategoryNode[]
}

/** The flat list as a tree, with counts that add up; branches without a product are left out, except `keptId`'s. */
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

/** Whether a category is the node or below it. */
export function holds(node: CategoryNode, id: string | null): boolean {
  return id !== null && (node.id === id || node.children.some((child) => holds(child, id)))
}

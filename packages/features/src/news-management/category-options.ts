import type { NewsCategory } from '@chonoi/contract'
import { flattenTree, idsBelow, treeOf } from '@chonoi/domain'

/** Options of a select in the order of the tree, subcategories indented. Leaves out a category with what is below it. */
export function categoryOptions(categories: readonly NewsCategory[], except?: string) {
  const hidden = except ? idsBelow(categories, except) : new Set<string>()
  return flattenTree(treeOf(categories))
    .filter(({ item }) => !hidden.has(item.id))
    .map(({ item, depth }) => ({ value: item.id, label: `${'\u2003'.repeat(depth)}${item.name}` }))
}

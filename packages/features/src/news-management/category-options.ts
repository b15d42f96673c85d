import type { NewsCategory } from '@chonoi/contract'
import { flattenTree, treeOf } from '@chonoi/domain'

/** Options of a select in the order of the tree, subcategories indented. */
export function categoryOptions(categories: readonly NewsCategory[]) {
  return flattenTree(treeOf(categories)).map(({ item, depth }) => ({
    value: item.id,
    label: `${'\u2003'.repeat(depth)}${item.name}`,
  }))
}

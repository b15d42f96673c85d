import { idsBelow, type TreeNode, treeOf } from '@chonoi/domain'
import type { TreeEntry } from '@chonoi/ui/tree'
import type { ReactNode } from 'react'

export interface EntryCategory {
  id: string
  parentId: string | null
  name: string
}

interface EntryOptions<Category> {
  /** Left out with everything below it. */
  except?: string | undefined
  /** A line below the name. */
  help?: (category: Category) => string
  end?: (category: Category) => ReactNode
}

/** Categories as entries of the kit's Tree and TreeSelect. */
export function categoryEntries<Category extends EntryCategory>(
  categories: readonly Category[],
  { except, help, end }: EntryOptions<Category> = {},
): readonly TreeEntry[] {
  const hidden = except ? idsBelow(categories, except) : new Set<string>()
  const entryOf = ({ item, children }: TreeNode<Category>): TreeEntry => ({
    id: item.id,
    label: item.name,
    ...(help && { help: help(item) }),
    ...(end && { end: end(item) }),
    children: children.map(entryOf),
  })
  return treeOf(categories.filter(({ id }) => !hidden.has(id))).map(entryOf)
}

/** The name of a category; '' for none. */
export const nameOfCategory = (categories: readonly EntryCategory[], id: string): string =>
  categories.find((category) => category.id === id)?.name ?? ''

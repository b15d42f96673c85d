import type { NewsCategory } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import {
  type CategoryLink,
  countArticlesIn,
  findChildren,
  type ListedNewsCategoryRow,
  type NewsCategoryRow,
} from './news-categories.store.ts'

interface Beside {
  children: readonly CategoryLink[]
  counts: ReadonlyMap<string | null, number>
}

function toNewsCategory(row: NewsCategoryRow | ListedNewsCategoryRow, { children, counts }: Beside): NewsCategory {
  const { id, name, slug, description, imageUrl, parentId, sortOrder } = row
  return {
    ...{ id, name, slug, description, imageUrl, parentId, sortOrder },
    ...('version' in row && { version: row.version }),
    isActive: 'isActive' in row ? row.isActive : true,
    _count: { articles: counts.get(id) ?? 0 },
    children: children.filter((child) => child.parentId === id).map(({ parentId: _parent, ...child }) => child),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Categories with their children and, when wanted, how many articles they hold. */
export async function toNewsCategories(
  queries: Queries,
  rows: readonly (NewsCategoryRow | ListedNewsCategoryRow)[],
  { of, isCounted }: { of: 'all' | 'listed'; isCounted: boolean },
): Promise<NewsCategory[]> {
  const ids = rows.map(({ id }) => id)
  const children = ids.length === 0 ? [] : await findChildren(queries, ids, of)
  const counts = isCounted ? await countArticlesIn(queries, ids, of) : new Map<string | null, number>()
  return rows.map((row) => toNewsCategory(row, { children, counts }))
}

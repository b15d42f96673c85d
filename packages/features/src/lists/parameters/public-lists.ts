import { newestFirst, type ParametersOf } from './parameters-of.ts'

/** Lists that every visitor reads; their pages carry no other list. */
export const publicLists = {
  listPublicArticles: {
    filters: { categoryId: 'text', tag: 'text', author: 'text' },
    sorts: ['publishedAt', 'title'],
    sort: { by: 'publishedAt', order: 'desc' },
    limit: 20,
  },
  listPublicTenants: {
    filters: {},
    sorts: ['name', 'createdAt', 'products', 'rating'],
    sort: { by: 'name', order: 'asc' },
    limit: 24,
  },
  listSeries: { filters: { isActive: 'flag', isCompleted: 'flag' }, sorts: [], sort: newestFirst, limit: 20 },
} as const satisfies ParametersOf

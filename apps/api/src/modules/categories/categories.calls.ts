import type { Calls } from '../../../test/calls/call.ts'
import type { categoryRoutes } from './categories.routes.ts'

export const categoryCalls = {
  listCategories: {
    reachesNobody: 'onTheSite',
    unwatched: 'categories are few however much is sold',
  },
  exportCategories: { unwatched: 'writes all that it lists into a file, now and then' },
  getCategory: {
    path: ({ category }) => ({ id: category }),
    row: 'anybody',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  createCategory: {
    body: ({ upload }) => ({ name: 'Gốm Chu Đậu', slug: 'gom-chu-dau', imageUrl: upload }),
    names: { 'body.imageUrl': { others: 422 } },
    fixed: { imageUrl: null },
  },
  updateCategory: {
    path: ({ category }) => ({ id: category }),
    body: ({ upload }) => ({ name: 'Gốm', imageUrl: upload }),
    row: 'anybody',
    names: { 'body.imageUrl': { others: 422 } },
    fixed: { imageUrl: null },
  },
  reorderCategories: {
    body: ({ category }) => ({
      items: [{ id: category, parentId: null, sortOrder: 1 }],
    }),
    names: { 'body.items.[].id': { others: 'yes' }, 'body.items.[].parentId': { others: 'yes' } },
    fixed: ['items'],
  },
  deleteCategory: { path: ({ spareCategory }) => ({ id: spareCategory }), row: 'anybody' },
} satisfies Calls<keyof typeof categoryRoutes>

import type { Calls } from '../../../test/calls/call.ts'
import type { newsCategoryRoutes } from './news-categories.routes.ts'

const few = 'a tenant has tens of categories, however many articles'

export const newsCategoryCalls = {
  listNewsCategories: {
    query: ({ newsCategory }) => ({ parentId: newsCategory }),
    names: { 'query.parentId': { others: 'yes' } },
    unwatched: few,
  },
  listPublicNewsCategories: {
    query: ({ newsCategory }) => ({ parentId: newsCategory }),
    names: { 'query.parentId': { others: 'yes' } },
    reachesNobody: 'onTheSite',
    unwatched: few,
  },
  getNewsCategory: { path: ({ newsCategory }) => ({ id: newsCategory }), row: 'run', unwatched: 'oneRow' },
  createNewsCategory: {
    body: { name: 'Làng nghề', slug: 'lang-nghe', parentId: null },
    names: { 'body.parentId': { others: 422 } },
    fixed: ['parentId'],
  },
  updateNewsCategory: {
    path: ({ newsCategory }) => ({ id: newsCategory }),
    body: { name: 'Chuyện chợ', parentId: null },
    row: 'run',
    names: { 'body.parentId': { others: 422 } },
    fixed: ['parentId'],
  },
  deleteNewsCategory: { path: ({ spareNewsCategory }) => ({ id: spareNewsCategory }), row: 'run' },
  bulkNewsCategories: {
    body: ({ newsCategory }) => ({ categoryIds: [newsCategory], action: 'deactivate' }),
    names: { 'body.categoryIds.[]': { others: 'yes' } },
    fixed: { action: 'activate' },
  },
  reorderNewsCategories: {
    body: ({ newsCategory }) => ({ items: [{ id: newsCategory, parentId: null, sortOrder: 1 }] }),
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    names: { 'body.items.[].id': { others: 422 }, 'body.items.[].parentId': { others: 422 } },
    fixed: ['items'],
  },
  checkNewsCategorySlug: {
    query: ({ newsCategory }) => ({ slug: 'lang-nghe', excludeId: newsCategory }),
    names: { 'query.excludeId': { others: 'yes' } },
    unwatched: few,
  },
} satisfies Calls<keyof typeof newsCategoryRoutes>

import type { Calls } from '../../../test/calls/call.ts'
import type { newsCategoryRoutes } from './news-categories.routes.ts'

const few = 'a tenant has tens of categories, however many articles'

export const newsCategoryCalls = {
  listNewsCategories: {
    query: ({ newsCategory }) => ({ parentId: newsCategory }),
    names: { 'query.parentId': { others: 'yes' } },
    reachesNobody: { 'query.parentId': 'ofTheTenant' },
    unwatched: few,
  },
  exportNewsCategories: {
    query: ({ newsCategory }) => ({ parentId: newsCategory }),
    names: { 'query.parentId': { others: 'yes' } },
    reachesNobody: { 'query.parentId': 'ofTheTenant' },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  listPublicNewsCategories: {
    query: ({ newsCategory }) => ({ parentId: newsCategory }),
    reachesNobody: 'onTheSite',
    watched: [
      { name: 'the categories of the news, counted', query: { includeStats: true }, index: 'article_counts_of' },
    ],
  },
  getNewsCategory: { path: ({ newsCategory }) => ({ id: newsCategory }), row: 'run', unwatched: 'oneRow' },
  // The platform's own tenant has no category of these.
  createNewsCategory: {
    body: ({ newsCategory, mediaUrl }) => ({
      ...{ name: 'Làng nghề', slug: 'lang-nghe', isActive: true, parentId: newsCategory, imageUrl: mediaUrl },
    }),
    names: { 'body.parentId': { others: 422 }, 'body.imageUrl': { others: 422 } },
    reachesNobody: { 'body.parentId': 'ofTheTenant' },
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    fixed: { parentId: null, imageUrl: null },
  },
  updateNewsCategory: {
    path: ({ newsCategory }) => ({ id: newsCategory }),
    body: ({ spareNewsCategory, mediaUrl }) => ({
      ...{ name: 'Chuyện chợ', parentId: spareNewsCategory, imageUrl: mediaUrl },
    }),
    row: 'run',
    names: { 'body.parentId': { others: 422 }, 'body.imageUrl': { others: 422 } },
    reachesNobody: { 'body.parentId': 'ofTheTenant' },
    fixed: { parentId: null, imageUrl: null },
  },
  deleteNewsCategory: { path: ({ spareNewsCategory }) => ({ id: spareNewsCategory }), row: 'run' },
  bulkNewsCategories: {
    body: ({ newsCategory }) => ({ categoryIds: [newsCategory], action: 'deactivate' }),
    names: { 'body.categoryIds.[]': { others: 'yes' } },
    fixed: { action: 'activate' },
  },
  reorderNewsCategories: {
    body: ({ newsCategory, spareNewsCategory }) => ({
      items: [{ id: newsCategory, parentId: spareNewsCategory, sortOrder: 1 }],
    }),
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    names: { 'body.items.[].id': { others: 422 }, 'body.items.[].parentId': { others: 422 } },
    fixed: ['items'],
  },
  checkNewsCategorySlug: {
    query: ({ newsCategory }) => ({ slug: 'lang-nghe', excludeId: newsCategory }),
    names: { 'query.excludeId': { others: 'yes' } },
    reachesNobody: { call: 'ofTheTenant', 'query.excludeId': 'ofTheTenant' },
    unwatched: few,
  },
} satisfies Calls<keyof typeof newsCategoryRoutes>

import type { Calls } from '../../../test/calls/call.ts'
import type { articleRoutes } from './articles.routes.ts'

const text = { title: 'Năm giờ sáng trên chợ nổi', content: '<p>Mặt trời chưa lên.</p>' }
const draft = {
  ...{ ...text, slug: 'nam-gio', excerpt: '', metaTitle: '', metaDescription: '', tags: ['chợ nổi'] },
  ...{ featuredImageUrl: null, authorId: null, publishedAt: null, status: 'DRAFT' as const },
}
/** The platform's administrators edit the articles of all tenants. */
const editedByThePlatform = { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } as const
const later = 'few tenants write so much that a plan of their own matters; its order has an index'

export const articleCalls = {
  listArticles: {
    query: ({ newsCategory }) => ({ categoryId: newsCategory }),
    reachesNobody: { call: 'ofTheTenant' },
    unwatched: later,
  },
  // The platform's own tenant has no category of these.
  createArticle: {
    body: ({ newsCategory }) => ({ ...text, slug: 'nam-gio-sang', tags: ['chợ nổi'], categoryId: newsCategory }),
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    fixed: { ...text, tags: ['chợ nổi'], categoryId: null },
  },
  getArticleStats: { unwatched: 'sums' },
  bulkArticles: {
    body: ({ article }) => ({ articleIds: [article], action: 'archive' }),
    names: { 'body.articleIds.[]': { others: 'yes' } },
    fixed: { action: 'draft' },
  },
  checkArticleSlug: {
    path: () => ({ slug: 'nam-gio-sang' }),
    query: ({ article }) => ({ excludeId: article }),
    row: 'anybody',
    names: { 'query.excludeId': { others: 'yes' } },
    reachesNobody: { call: 'ofTheTenant', 'query.excludeId': 'ofTheTenant' },
    unwatched: 'oneRow',
  },
  getArticle: { path: ({ article }) => ({ id: article }), row: 'run', unwatched: 'oneRow' },
  updateArticle: {
    path: ({ article }) => ({ id: article }),
    body: ({ newsCategory }) => ({ ...text, categoryId: newsCategory }),
    row: 'run',
    fixed: { ...text, categoryId: null, updatedAt: undefined, tags: [] },
  },
  deleteArticle: { path: ({ article }) => ({ id: article }), row: 'run' },
  listArticleVersions: { path: ({ article }) => ({ id: article }), row: 'run', unwatched: 'oneRow' },
  getArticleVersion: { path: ({ article }) => ({ id: article, number: 1 }), row: 'run', unwatched: 'oneRow' },
  restoreArticleVersion: { path: ({ article }) => ({ id: article, number: 1 }), row: 'run' },
  getArticleDraft: {
    query: ({ article }) => ({ articleId: article }),
    names: { 'query.articleId': editedByThePlatform },
    reachesNobody: { call: 'ofTheCaller' },
    unwatched: 'oneRow',
  },
  saveArticleDraft: {
    query: ({ article }) => ({ articleId: article }),
    body: ({ newsCategory }) => ({ fields: { ...draft, categoryId: newsCategory } }),
    names: { 'query.articleId': editedByThePlatform },
    fixed: { basedOn: null },
  },
  discardArticleDraft: {
    query: ({ article }) => ({ articleId: article }),
    names: { 'query.articleId': editedByThePlatform },
    reachesNobody: { call: 'ofTheCaller' },
  },
  listNewsTags: { reachesNobody: 'onTheSite', unwatched: later },
  createNewsTag: { body: { name: 'Làng nghề' }, fixed: ['name'] },
  setArticleTags: {
    path: ({ article }) => ({ id: article }),
    body: ({ newsTag }) => ({ tagIds: [newsTag] }),
    row: 'run',
    names: { 'body.tagIds.[]': { others: 422 } },
    fixed: { tagIds: [] },
  },
  listPublicArticles: {
    query: ({ newsCategory }) => ({ categoryId: newsCategory }),
    reachesNobody: 'onTheSite',
    unwatched: later,
  },
  listTenantPublicArticles: {
    path: ({ shopSlug }) => ({ tenantSlug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: later,
  },
  getPublicArticle: {
    path: ({ publicArticle }) => ({ slug: publicArticle }),
    row: 'anybody',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  getTenantPublicArticle: {
    path: ({ shopSlug, articleSlug }) => ({ slug: articleSlug, tenantSlug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
} satisfies Calls<keyof typeof articleRoutes>

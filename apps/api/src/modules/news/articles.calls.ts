import type { Calls } from '../../../test/calls/call.ts'
import type { articleRoutes } from './articles.routes.ts'

const text = { title: 'Năm giờ sáng trên chợ nổi', content: '<p>Mặt trời chưa lên.</p>' }
const picture = (url: string) => `<p>Mặt trời chưa lên.</p><img src="${url}" alt="Chợ nổi" />`
const ofAnotherTenant = {
  'body.categoryId': { others: 422 },
  'body.authorId': { others: 422 },
  'body.featuredImageUrl': { others: 422 },
  'body.content': { others: 422 },
} as const
const draft = {
  ...{ ...text, slug: 'nam-gio', excerpt: '', metaTitle: '', metaDescription: '', tags: ['chợ nổi'] },
  ...{ authorId: null, publishedAt: null, status: 'DRAFT' as const },
}
/** The platform's administrators edit the articles of all tenants. */
const editedByThePlatform = { platformAdmin: 'yes', superAdmin: 'yes', others: 404 } as const

const day = 86_400_000

export const articleCalls = {
  listArticles: {
    query: ({ newsCategory }) => ({ categoryId: newsCategory }),
    names: { 'query.categoryId': { others: 'yes' } },
    watched: [
      { name: 'articles to edit', index: 'articles_tenant', isInOrder: true, countsAll: true },
      {
        name: 'articles to edit, by title',
        query: { sortBy: 'title', sortOrder: 'asc' },
        index: 'articles_title',
        countsAll: true,
      },
      { name: 'drafts', query: { status: 'DRAFT' }, index: 'articles_status' },
      {
        name: 'articles to edit, published in a week',
        query: () => ({
          publishedAfter: new Date(Date.now() - 14 * day).toISOString(),
          publishedBefore: new Date(Date.now() - 7 * day).toISOString(),
        }),
        index: 'articles_publishing',
      },
      {
        name: 'articles to edit, of a category',
        query: ({ newsCategory }) => ({ categoryId: newsCategory }),
        index: 'articles_of_category',
      },
      { name: 'a search in the articles to edit', query: { search: 'lang nghe tet' }, index: 'tenants_pkey' },
    ],
  },
  // The platform's own tenant has no category of these.
  exportArticles: {
    query: ({ newsCategory }) => ({ categoryId: newsCategory }),
    names: { 'query.categoryId': { others: 'yes' } },
    unwatched: 'writes all that it lists into a file, now and then',
  },
  createArticle: {
    body: ({ newsCategory, newsAuthor, upload }) => ({
      ...{ ...text, slug: 'nam-gio-sang', tags: ['chợ nổi'], categoryId: newsCategory, authorId: newsAuthor },
      ...{ content: picture(upload), featuredImageUrl: upload },
    }),
    own: { platformAdmin: 422, superAdmin: 422, others: 'yes' },
    names: ofAnotherTenant,
    reachesNobody: { 'body.categoryId': 'ofTheTenant' },
    fixed: { ...text, tags: ['chợ nổi'], categoryId: null, authorId: null, featuredImageUrl: null },
  },
  getArticleStats: { reachesNobody: 'ofTheTenant', unwatched: 'sums' },
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
    body: ({ newsCategory, newsAuthor, upload }) => ({
      ...{
        ...text,
        categoryId: newsCategory,
        authorId: newsAuthor,
        content: picture(upload),
        featuredImageUrl: upload,
      },
    }),
    row: 'run',
    names: ofAnotherTenant,
    reachesNobody: { 'body.categoryId': 'ofTheTenant' },
    fixed: { ...text, categoryId: null, authorId: null, featuredImageUrl: null, updatedAt: undefined, tags: [] },
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
    body: ({ newsCategory, upload }) => ({ fields: { ...draft, categoryId: newsCategory, featuredImageUrl: upload } }),
    names: { 'query.articleId': editedByThePlatform, 'body.fields.featuredImageUrl': { others: 422 } },
    fixed: { basedOn: null },
  },
  discardArticleDraft: {
    query: ({ article }) => ({ articleId: article }),
    names: { 'query.articleId': editedByThePlatform },
    reachesNobody: { call: 'ofTheCaller' },
  },
  listNewsTags: {
    reachesNobody: 'onTheSite',
    watched: [
      { name: 'the most used tags', index: 'articles_pkey' },
      { name: 'a search in the tags', query: { search: 'the 77' }, index: 'articles_pkey' },
      { name: 'one tag', query: { slug: 'the-77' }, index: 'articles_pkey' },
    ],
  },
  exportNewsTags: { unwatched: 'writes all that it lists into a file, now and then' },
  createNewsTag: { body: { name: 'Làng nghề' }, fixed: ['name'] },
  updateNewsTag: { path: ({ newsTag }) => ({ id: newsTag }), body: { name: 'Chợ và phiên chợ' }, row: 'run' },
  deleteNewsTag: {
    path: ({ newsTag }) => ({ id: newsTag }),
    query: ({ spareNewsTag }) => ({ into: spareNewsTag }),
    row: 'run',
    names: { 'query.into': { others: 422 } },
    reachesNobody: { 'query.into': 'ofTheSame' },
  },
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
    watched: [
      { name: 'the newest articles', query: {}, index: 'articles_listed', isInOrder: true },
      { name: 'the oldest articles', query: { sortOrder: 'asc' }, index: 'articles_listed' },
      { name: 'the articles by title', query: { sortBy: 'title', sortOrder: 'asc' }, index: 'articles_listed_title' },
      { name: 'a far page of the articles', query: { page: 900 }, index: 'articles_listed' },
      {
        name: 'the articles of a category',
        query: ({ newsCategory }) => ({ categoryId: newsCategory }),
        index: 'articles_listed_category',
      },
      {
        name: 'the articles of the largest category and those below it',
        query: ({ spareNewsCategory }) => ({ categoryId: spareNewsCategory }),
        index: 'articles_listed_category',
      },
      { name: 'the articles with a tag', query: { tag: 'the-501' }, index: 'article_tags_listed' },
      { name: 'the articles with the most used tag', query: { tag: 'the-1' }, index: 'article_tags_listed' },
      { name: 'the articles of an author', query: { author: 'nguoi-viet-501' }, index: 'articles_listed_author' },
      {
        name: 'the articles of the busiest author',
        query: { author: 'nguoi-viet-1' },
        index: 'articles_listed_author',
      },
      { name: 'a search in the articles', query: { search: 'lang nghe tet' }, index: 'tenants_slug_key' },
      { name: 'a search for one article', query: { search: 'lang nghe 12340' }, index: 'tenants_slug_key' },
      { name: 'a search in the articles that finds nothing', query: { search: 'xe lua' }, index: 'tenants_slug_key' },
    ],
  },
  listTenantPublicArticles: {
    path: ({ shopSlug }) => ({ tenantSlug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    watched: [{ name: 'the articles of a shop', index: 'articles_listed' }],
  },
  getPublicArticle: {
    path: ({ publicArticle }) => ({ slug: publicArticle }),
    row: 'anybody',
    reachesNobody: 'onTheSite',
    watched: [{ name: 'an article', index: 'articles_tenant_id_slug_key' }],
  },
  getTenantPublicArticle: {
    path: ({ shopSlug, articleSlug }) => ({ slug: articleSlug, tenantSlug: shopSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
} satisfies Calls<keyof typeof articleRoutes>

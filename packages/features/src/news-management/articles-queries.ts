import { unwrap } from '@chonoi/api-client'
import type { Article, BodyOf, NewsCategory, QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { newsQueries } from '../news/news-queries.ts'
import { newsTagQueries } from '../news-tags/tags-queries.ts'

type Named = { readonly id: string }
export type CategoryQuery = QueryOf<'listNewsCategories'>

/** Categories are fetched 50 at a time (CAT-13). */
const categoriesAtOnce = 50

/** Queries of the current tenant's articles, for their editors. */
export const articleQueries = queryGroup('articles', (api) => ({
  list: (query: QueryOf<'listArticles'>) =>
    queryOptions({
      queryKey: ['articles', 'list', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news', { params: { query }, signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['articles', 'stats'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/news/stats', { signal })),
    }),
  slug: (slug: string, excludeId?: string) =>
    queryOptions({
      queryKey: ['articles', 'slug', slug, excludeId],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/news/check-slug/{slug}', {
            params: { path: { slug }, query: excludeId ? { excludeId } : {} },
            signal,
          }),
        ),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['articles', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/news/{id}', { params: { path: { id } }, signal })),
    }),
  versions: (id: string) =>
    queryOptions({
      queryKey: ['articles', 'versions', id],
      queryFn: ({ signal }) => unwrap(api.GET('/news/{id}/versions', { params: { path: { id } }, signal })),
    }),
  version: (id: string, number: number) =>
    queryOptions({
      queryKey: ['articles', 'versions', id, number],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/{id}/versions/{number}', { params: { path: { id, number } }, signal })),
    }),
}))

/** What the caller typed into an article, or into a new one, and didn't save. An editor that opens reads it anew. */
export const articleDraftQueries = queryGroup('article-drafts', (api) => ({
  of: (articleId?: string) =>
    queryOptions({
      queryKey: ['article-drafts', articleId],
      meta: ofTenant,
      gcTime: 0,
      refetchOnWindowFocus: false,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/news/drafts', { params: { query: articleId ? { articleId } : {} }, signal })),
    }),
}))

/** Queries of the current tenant's categories, for their editors. */
export const newsCategoryQueries = queryGroup('news-categories', (api) => ({
  /** For a filter or a select (ADM-NEWS-06). */
  options: () =>
    queryOptions({
      queryKey: ['news-categories', 'options'],
      meta: ofTenant,
      queryFn: async ({ signal }) => {
        const query = { page: 1, limit: 100, includeStats: true }
        return (await unwrap(api.GET('/news/categories', { params: { query }, signal }))).data
      },
    }),
  /** All that match, for the tree: a branch needs every page. */
  tree: (query: Pick<CategoryQuery, 'search' | 'isActive' | 'sortBy' | 'sortOrder'>) =>
    queryOptions({
      queryKey: ['news-categories', 'tree', query],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: async ({ signal }) => {
        const all: NewsCategory[] = []
        for (let page = 1, isMore = true; isMore; page += 1) {
          const paged = { ...query, page, limit: categoriesAtOnce, includeStats: true }
          const { data, pagination } = await unwrap(api.GET('/news/categories', { params: { query: paged }, signal }))
          all.push(...data)
          isMore = pagination.hasNext
        }
        return all
      },
    }),
}))

const touches = [articleQueries.all, newsQueries.all, newsTagQueries.all]

/** Mutations of articles. */
export const articleActions = {
  export: (): Action<QueryOf<'exportArticles'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createArticle'>, Article> => ({
    send: (api, body) => unwrap(api.POST('/news', { body })),
    touches,
  }),
  update: ({ id }: Named): Action<BodyOf<'updateArticle'>, Article> => ({
    send: (api, body) => unwrap(api.PUT('/news/{id}', { params: { path: { id } }, body })),
    touches,
  }),
  restore: (id: string): Action<number, Article> => ({
    send: (api, number) =>
      unwrap(api.POST('/news/{id}/versions/{number}/restore', { params: { path: { id, number } } })),
    touches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/{id}', { params: { path: { id } } })),
    touches,
  }),
  bulk: (): Action<BodyOf<'bulkArticles'>, { affected: number }> => ({
    send: (api, body) => unwrap(api.PATCH('/news/bulk', { body })),
    touches,
  }),
  /** Gives articles back the statuses that they had: one call for each status. */
  moveBack: (): Action<readonly BodyOf<'bulkArticles'>[], { affected: number }> => ({
    async send(api, moves) {
      let affected = 0
      for (const body of moves) affected += (await unwrap(api.PATCH('/news/bulk', { body }))).affected
      return { affected }
    },
    touches,
  }),
  bulkRemove: (articleIds: string[]): Action<void, { affected: number }> => ({
    send: (api) => unwrap(api.PATCH('/news/bulk', { body: { articleIds, action: 'delete' } })),
    touches,
  }),
}

const categoryTouches = [newsCategoryQueries.all, articleQueries.all, newsQueries.all]

/** Mutations of news categories. */
export const newsCategoryActions = {
  export: (): Action<QueryOf<'exportNewsCategories'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/news/categories/export', { params: { query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createNewsCategory'>, NewsCategory> => ({
    send: (api, body) => unwrap(api.POST('/news/categories', { body })),
    touches: categoryTouches,
  }),
  update: ({ id }: Named): Action<Changes<BodyOf<'updateNewsCategory'>>, NewsCategory> => ({
    send: (api, body) => unwrap(api.PUT('/news/categories/{id}', { params: { path: { id } }, body })),
    touches: categoryTouches,
  }),
  remove: ({ id }: Named): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/news/categories/{id}', { params: { path: { id } } })),
    touches: categoryTouches,
  }),
  bulk: (): Action<BodyOf<'bulkNewsCategories'>, { affected: number }> => ({
    send: (api, body) => unwrap(api.PATCH('/news/categories/bulk', { body })),
    touches: categoryTouches,
  }),
  bulkRemove: (categoryIds: string[]): Action<void, { affected: number }> => ({
    send: (api) => unwrap(api.PATCH('/news/categories/bulk', { body: { categoryIds, action: 'delete' } })),
    touches: categoryTouches,
  }),
  reorder: (): Action<BodyOf<'reorderNewsCategories'>['items'], unknown> => ({
    send: (api, items) => unwrap(api.POST('/news/categories/reorder', { body: { items } })),
    touches: categoryTouches,
  }),
}

import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { publicListQuery } from '../lists/parameters/public-list-query.ts'
import { platformNews } from './news-link.ts'

/** What narrows a list besides its URL: the category, tag or author of a page of their own. */
export interface NewsScope {
  categoryId?: string
  tag?: string
  author?: string
}

/** Maps a URL to the query of a list of articles, for both the loader and the screen. */
export const newsListQuery = (params: URLSearchParams, scope: NewsScope = {}): QueryOf<'listPublicArticles'> => ({
  ...publicListQuery('listPublicArticles', params),
  ...scope,
})

/** Maps a URL to the query of a list of series, for both the loader and the screen. */
export const seriesListQuery = (params: URLSearchParams): QueryOf<'listSeries'> => publicListQuery('listSeries', params)

/** Queries of the articles that are on the site, of the platform or a shop. */
export const newsQueries = queryGroup('news', (api) => ({
  list: (tenantSlug: string, query: QueryOf<'listPublicArticles'>) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        tenantSlug === platformNews
          ? unwrap(api.GET('/news/public', { params: { query }, signal }))
          : unwrap(api.GET('/news/public/tenant/{tenantSlug}', { params: { path: { tenantSlug }, query }, signal })),
    }),
  article: (tenantSlug: string, slug: string) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'article', slug],
      queryFn: ({ signal }) =>
        tenantSlug === platformNews
          ? unwrap(api.GET('/news/public/article/{slug}', { params: { path: { slug } }, signal }))
          : unwrap(
              api.GET('/news/public/article/{slug}/tenant/{tenantSlug}', {
                params: { path: { slug, tenantSlug } },
                signal,
              }),
            ),
    }),
  categories: (tenantSlug: string) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'categories'],
      queryFn: async ({ signal }) => {
        const query = { tenantSlug, limit: 100, includeStats: true }
        const { data } = await unwrap(api.GET('/news/categories/public', { params: { query }, signal }))
        return data
      },
    }),
  author: (tenantSlug: string, slug: string) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'author', slug],
      queryFn: async ({ signal }) => {
        const query = { tenantSlug, slug, limit: 1 }
        const { data } = await unwrap(api.GET('/news/authors', { params: { query }, signal }))
        return data[0] ?? null
      },
    }),
  seriesList: (tenantSlug: string, query: QueryOf<'listSeries'>) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'seriesList', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/news/series', { params: { query: { ...query, tenantSlug } }, signal })),
    }),
  series: (tenantSlug: string, slug: string) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'series', slug],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/news/public/tenant/{tenantSlug}/series/{slug}', { params: { path: { tenantSlug, slug } }, signal }),
        ),
    }),
  tag: (tenantSlug: string, slug: string) =>
    queryOptions({
      queryKey: ['news', tenantSlug, 'tag', slug],
      queryFn: async ({ signal }) => {
        const query = { tenantSlug, slug, limit: 1 }
        const { data } = await unwrap(api.GET('/news/tags', { params: { query }, signal }))
        return data[0] ?? null
      },
    }),
}))

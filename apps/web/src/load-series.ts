import { platformNews } from '@chonoi/features/news/news-link'
import { newsQueries, seriesListQuery } from '@chonoi/features/news/news-queries'
import { loadShopLook } from './load-news.ts'
import { loadOrNotFound } from './load-or-not-found.ts'
import { loadWords } from './page-words.ts'
import type { RouterContext } from './router.tsx'

/** Loads a list of series, of the platform or of a shop. */
export async function loadSeriesList(context: RouterContext, params: URLSearchParams, tenantSlug = platformNews) {
  const { queryClient, services } = context
  const queries = newsQueries(services.api)
  const [series] = await Promise.all([
    loadOrNotFound(queryClient.ensureQueryData(queries.seriesList(tenantSlug, seriesListQuery(params)))),
    queryClient.ensureQueryData(queries.categories(tenantSlug)),
    loadWords(context, ['news']),
    loadShopLook(context, tenantSlug),
  ])
  return { series: series.data }
}

/** Loads a series with its articles. */
export async function loadSeries(context: RouterContext, slug: string, tenantSlug = platformNews) {
  const { queryClient, services } = context
  const [series] = await Promise.all([
    loadOrNotFound(queryClient.ensureQueryData(newsQueries(services.api).series(tenantSlug, slug))),
    loadWords(context, ['news']),
    loadShopLook(context, tenantSlug),
  ])
  return { series }
}

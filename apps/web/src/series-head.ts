import { platformNews, seriesHref, seriesListHref } from '@chonoi/features/news/news-link'
import type { loadSeries, loadSeriesList } from './load-series.ts'
import { pageHead } from './page-head.ts'
import { languageNow } from './page-words.ts'
import type { RouterContext } from './router.tsx'
import { breadcrumbData, itemListData, seriesData } from './structured-data.ts'

type SeriesList = Awaited<ReturnType<typeof loadSeriesList>>

export function seriesListHead(
  context: RouterContext,
  { series = [] }: Partial<SeriesList>,
  tenantSlug = platformNews,
) {
  const { i18n, services } = context
  const { origin } = services
  const path = seriesListHref(tenantSlug)
  const title = i18n.t('news:series.title')
  return pageHead({
    ...{ origin, language: languageNow(context), path },
    title: `${title} · ${i18n.t('news:title')}`,
    description: i18n.t('news:series.description'),
    jsonLd: [
      itemListData(
        series.map((one) => ({ name: one.title, path: seriesHref(tenantSlug, one) })),
        origin,
      ),
      breadcrumbData([newsStep(context, path), { name: title, path }], origin),
    ],
  })
}

export function seriesHead(context: RouterContext, { series }: Awaited<ReturnType<typeof loadSeries>>) {
  const { i18n, services } = context
  const { origin } = services
  const listPath = seriesListHref(series.tenantSlug)
  const path = seriesHref(series.tenantSlug, series)
  const title = i18n.t('news:series.title')
  return pageHead({
    ...{ origin, language: languageNow(context), path },
    title: `${series.title} · ${title}`,
    description: series.description ?? i18n.t('news:series.description'),
    imageUrl: series.featuredImageUrl,
    jsonLd: [
      seriesData(series, new URL(path, origin).href, origin),
      breadcrumbData(
        [newsStep(context, listPath), { name: title, path: listPath }, { name: series.title, path }],
        origin,
      ),
    ],
  })
}

/** The list of articles, one step above that of series. */
const newsStep = ({ i18n }: RouterContext, listPath: string) => ({
  name: i18n.t('news:title'),
  path: listPath.slice(0, listPath.lastIndexOf('/')),
})

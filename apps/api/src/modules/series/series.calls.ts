import type { Calls } from '../../../test/calls/call.ts'
import type { seriesRoutes } from './series.routes.ts'

const few = 'a tenant has tens of series, however many articles'
const text = { title: 'Một ngày trên chợ nổi', description: 'Từ sáng đến tối' }
const own = { path: ({ series }: { series: string }) => ({ id: series }), row: 'run' } as const

export const seriesCalls = {
  listSeries: { reachesNobody: 'onTheSite', watched: [{ name: 'the series', index: 'articles_pkey' }] },
  exportSeries: { unwatched: 'writes all that it lists into a file, now and then' },
  getSeriesStatistics: { unwatched: few },
  getSeries: {
    path: ({ series }) => ({ id: series }),
    row: 'run',
    unwatched: 'oneRow',
  },
  getPublicSeries: {
    path: ({ shopSlug, seriesSlug }) => ({ tenantSlug: shopSlug, slug: seriesSlug }),
    row: 'listed',
    reachesNobody: 'onTheSite',
    unwatched: 'oneRow',
  },
  createSeries: { body: { ...text, slug: 'mot-ngay-tren-cho-noi' }, fixed: text },
  updateSeries: { ...own, body: text, fixed: text },
  deleteSeries: own,
  reorderSeries: {
    ...own,
    body: ({ article }) => ({ articleIds: [article] }),
    fixed: ['articleIds'],
    names: { 'body.articleIds.[]': { others: 409 } },
    reachesNobody: { 'body.articleIds.[]': 'ofTheSame' },
  },
  addSeriesArticle: {
    path: ({ series, article }) => ({ seriesId: series, articleId: article }),
    body: { position: 1 },
    row: 'run',
  },
  removeSeriesArticle: { path: ({ series, article }) => ({ seriesId: series, articleId: article }), row: 'run' },
} satisfies Calls<keyof typeof seriesRoutes>

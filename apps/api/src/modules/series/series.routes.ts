import type { Routes } from '../../http/handlers.ts'
import { paginationOf } from '../../http/pagination.ts'
import {
  addSeriesArticle,
  createSeries,
  deleteSeries,
  removeSeriesArticle,
  reorderSeries,
  updateSeries,
} from './change-series.ts'
import { exportSeries } from './export-series.ts'
import { listSeries, readSeries, readSeriesStatistics } from './read-series.ts'
import { readPublicSeries } from './read-public-series.ts'
import { toDetail, toSeries } from './series-views.ts'

export const seriesRoutes = {
  async listSeries(context, { query }) {
    const { rows, total } = await listSeries(context, query)
    return { data: rows.map(toSeries), pagination: paginationOf(query.page, query.limit, total) }
  },
  exportSeries: (context, { query }) => exportSeries(context, query),
  getSeriesStatistics: (context) => readSeriesStatistics(context),
  getSeries: async (context, { path }) => toDetail(await readSeries(context, path.id)),
  async getPublicSeries(context, { path }) {
    const { series, articles } = await readPublicSeries(context, path.tenantSlug, path.slug)
    return { ...toSeries(series), articles }
  },
  createSeries: async (context, { body }) => toDetail(await createSeries(context, body)),
  updateSeries: async (context, { path, body }) => toDetail(await updateSeries(context, path.id, body)),
  async deleteSeries(context, { path }) {
    await deleteSeries(context, path.id)
    return { success: true }
  },
  reorderSeries: async (context, { path, body }) => toDetail(await reorderSeries(context, path.id, body.articleIds)),
  addSeriesArticle: async (context, { path, body }) =>
    toDetail(await addSeriesArticle(context, path.seriesId, path.articleId, body?.position)),
  removeSeriesArticle: async (context, { path }) =>
    toDetail(await removeSeriesArticle(context, path.seriesId, path.articleId)),
} satisfies Routes

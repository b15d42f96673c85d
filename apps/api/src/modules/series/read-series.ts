import type { QueryOf, SeriesStatistics } from '@chonoi/contract'
import { hasPermission } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import {
  findListedSeries,
  findListedSeriesPage,
  findParts,
  findSeries,
  findSeriesPage,
  type SeriesQuery,
  sumSeries,
} from './series.store.ts'

const isEditor = ({ actor }: RequestContext) => hasPermission(actor, 'manage:all_news')

/** Those that readers see; to editors, with `includeAll`, all of their tenant. */
export function listSeries(context: RequestContext, query: QueryOf<'listSeries'> & SeriesQuery) {
  const { includeAll = false, tenantSlug = 'default' } = query
  if (!includeAll) return findListedSeriesPage(context.visitor, tenantSlug, query)
  if (!isEditor(context)) throw new Failure('auth.permission_missing')
  return context.transaction((queries) => findSeriesPage(queries, context.tenantId, query))
}

/** A series with its articles: all that an editor may change, to others what is on the site. */
export async function readSeries(context: RequestContext, id: string) {
  if (isEditor(context)) {
    const whole = await context.transaction(async (queries) => {
      const series = await findSeries(queries, id)
      return series && { series, parts: await findParts(queries, id, 'all') }
    })
    if (whole) return whole
  }
  const series = found(await findListedSeries(context.visitor, id))
  return { series, parts: await findParts(context.visitor, id, 'listed') }
}

export function readSeriesStatistics(context: RequestContext): Promise<SeriesStatistics> {
  return context.transaction(async (queries) => {
    const { total, active, completed, articles } = await sumSeries(queries, context.tenantId)
    return { totalSeries: total, activeSeries: active, completedSeries: completed, totalArticles: articles }
  })
}

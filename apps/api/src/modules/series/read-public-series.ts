import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { cardsOfSeries } from '../news/read-public-articles.ts'
import { findListedSeriesBySlug } from './series.store.ts'

/** A series on the site with the cards of its articles, in the order of reading. */
export async function readPublicSeries(context: RequestContext, tenantSlug: string, slug: string) {
  const series = found(await findListedSeriesBySlug(context.visitor, tenantSlug, slug))
  return { series, articles: await cardsOfSeries(context, series.id) }
}

import type { ArticleSeries, SeriesNeighbour } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import { findListedSeriesOf, findParts } from './series.store.ts'

/** The place of an article among the parts on the site of its series, with the parts beside it. */
export async function placeInSeries(queries: Queries, articleId: string): Promise<ArticleSeries | null> {
  const series = await findListedSeriesOf(queries, articleId)
  if (!series) return null
  const parts = await findParts(queries, series.id, 'listed')
  const index = parts.findIndex(({ id }) => id === articleId)
  const { title, slug, isCompleted } = series
  const [previous, next] = [toNeighbour(parts[index - 1]), toNeighbour(parts[index + 1])]
  return { title, slug, isCompleted, part: index + 1, parts: parts.length, previous, next }
}

const toNeighbour = (part: SeriesNeighbour | undefined): SeriesNeighbour | null =>
  part ? { title: part.title, slug: part.slug } : null

import type { Series, SeriesDetail, SeriesPart } from '@chonoi/contract'
import type { SeriesView } from './series.store.ts'

export function toSeries({ createdAt, updatedAt, ...series }: SeriesView): Series {
  return { ...series, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

interface WholeSeries {
  series: SeriesView
  parts: readonly Omit<SeriesPart, 'position'>[]
}

export const toDetail = ({ series, parts }: WholeSeries): SeriesDetail => ({
  ...toSeries(series),
  articles: parts.map((part, index) => ({ ...part, position: index + 1 })),
})

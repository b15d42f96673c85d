import type { ChartDatum, ChartNumbers } from './chart-props.ts'

/** Looks that can be told apart. */
export const maxSeries = 6

/** A line of a chart or a part of its bars. */
export interface ChartSeries {
  name: string
  /** One for each datum; 0 where it has none. */
  values: readonly number[]
}

const valueAt = ({ value }: ChartDatum, index: number) =>
  (typeof value === 'number' ? (index === 0 ? value : 0) : value[index]) ?? 0

/** Returns the series of a chart: those with a name, or the only one. */
export function seriesOf({ series, valueHeader, data }: ChartNumbers): ChartSeries[] {
  const names = series?.length ? series : [valueHeader]
  return names.slice(0, maxSeries).map((name, index) => ({ name, values: data.map((datum) => valueAt(datum, index)) }))
}

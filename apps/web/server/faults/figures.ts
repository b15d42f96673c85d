export const round = (value: number) => Math.round(value * 10) / 10
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const at = (sorted: readonly number[], quantile: number) =>
  round(sorted[Math.floor(sorted.length * quantile)] ?? 0)

/** A run in five parts. */
export function fifths(values: readonly number[]): number[][] {
  const bounds = [0, 1, 2, 3, 4, 5].map((part) => Math.floor((values.length * part) / 5))
  return bounds.slice(1).map((end, part) => values.slice(bounds[part], end))
}

/** The relative growth from the second fifth, when everything is warm, to the last. */
export function growth(values: readonly number[]): number {
  const [, before = 0, , , after = 0] = fifths(values).map(mean)
  return (after - before) / before
}

export interface Point {
  x: number
  y: number
}

/** Maps a range of values onto a range of pixels. A range without extent maps to the middle. */
export function scaleLinear([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  const extent = to - from
  if (!Number.isFinite(extent) || extent === 0) return () => (start + end) / 2
  return (value: number) => start + ((value - from) / extent) * (end - start)
}

/** Returns an SVG path of straight lines through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('')
}

/** Returns a round number just above the largest value, and even steps from zero up to it. */
export function niceTicks(largest: number, wanted = 4): number[] {
  if (!(largest > 0)) return [0, 1]
  const rough = largest / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(largest / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

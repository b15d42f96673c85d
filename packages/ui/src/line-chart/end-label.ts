import { type Point, scaleLinear } from '../chart/scale.ts'

/** Height of a chart value, and distance of its baseline from the dot, px. */
const labelWidth = 76
const labelHeight = 14
const above = -10
const below = 20

/**
 * Returns the baseline of the label at the end of a line, which extends back from it: above or below the last point,
 * where the line doesn't cross it; otherwise above all nearby parts of the line.
 *
 * @param bottom The y of the axis, below which nothing is written.
 */
export function endLabelY(points: readonly Point[], bottom: number): number {
  const last = points.at(-1)
  if (!last) return bottom
  const spans = spansBetween(points, last.x - labelWidth, last.x - 6)
  const isFree = (baseline: number) =>
    spans.every(([highest, lowest]) => lowest < baseline - labelHeight || highest > baseline + 4)
  if (isFree(last.y + above)) return last.y + above
  if (last.y + below < bottom && isFree(last.y + below)) return last.y + below
  return Math.min(last.y, ...spans.map(([highest]) => highest)) + above
}

/** Returns the vertical range of each segment of the line between two x positions; y grows downwards. */
function spansBetween(points: readonly Point[], from: number, to: number): [highest: number, lowest: number][] {
  const spans: [number, number][] = []
  for (const [index, end] of points.entries()) {
    const start = points[index - 1]
    if (!start || end.x < from || start.x > to) continue
    const heightAt = scaleLinear([start.x, end.x], [start.y, end.y])
    const ends = [heightAt(Math.max(start.x, from)), heightAt(Math.min(end.x, to))]
    spans.push([Math.min(...ends), Math.max(...ends)])
  }
  return spans
}

/** Moves the ends of several lines apart, so that the values beside them don't overlap; `bottom` is the last place. */
export function spreadEnds(ends: readonly number[], bottom: number): number[] {
  const order = ends.map((end, index) => ({ end, index })).sort((one, other) => one.end - other.end)
  const places = Array.from(ends)
  let highest = Number.NEGATIVE_INFINITY
  for (const { end, index } of order) {
    highest = Math.max(end, highest + labelHeight)
    places[index] = highest
  }
  let lowest = bottom
  for (const { index } of order.reverse()) {
    lowest = Math.min(places[index] ?? lowest, lowest)
    places[index] = lowest
    lowest -= labelHeight
  }
  return places
}

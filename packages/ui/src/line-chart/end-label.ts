import { type Point, scaleLinear } from '../chart/scale.ts'

/** Pixels: what a value of a chart takes, and how far its baseline stands from the dot. */
const labelWidth = 76
const labelHeight = 14
const above = -10
const below = 20

/**
 * The baseline of the words at the end of a line, which reach back from it: above the last point or below it, where the
 * line doesn't run through them; above everything near when it does in both places.
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

/** Between which heights each piece of the line runs that lies between two places; y grows downwards. */
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

/** Lighthouse's default slowdown, meant for a computer with an index of about 1,533. */
const usual = 4

/** Computer speeds by Lighthouse's index with their slowdown, from Lighthouse's calculator. */
const steps = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, usual],
] as const

/**
 * Returns the slowdown from this computer to Lighthouse's phone, so that it is the same phone on a slow computer
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling). At most Lighthouse's
 * default 4, at least 1.
 */
export function phoneSlowdown(benchmarkIndex: number): number {
  const above = steps.findIndex(([index]) => benchmarkIndex < index)
  const [below, next] = [steps[above - 1], steps[above]]
  if (!next) return usual
  if (!below) return next[1]
  return below[1] + ((benchmarkIndex - below[0]) / (next[0] - below[0])) * (next[1] - below[1])
}

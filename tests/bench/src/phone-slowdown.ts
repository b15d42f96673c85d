/** Lighthouse's own slowdown, meant for a computer of about 1,533 by its index. */
const usual = 4

/** How fast a computer is by Lighthouse's index, and how many times slower its phone is, as Lighthouse's calculator has it. */
const steps = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [1533, usual],
] as const

/**
 * How many times slower than this computer Lighthouse's phone is, so that it is the same phone on a slow computer too
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling). Never more than
 * Lighthouse's own 4, never less than 1.
 */
export function phoneSlowdown(benchmarkIndex: number): number {
  const above = steps.findIndex(([index]) => benchmarkIndex < index)
  const [below, next] = [steps[above - 1], steps[above]]
  if (!next) return usual
  if (!below) return next[1]
  return below[1] + ((benchmarkIndex - below[0]) / (next[0] - below[0])) * (next[1] - below[1])
}

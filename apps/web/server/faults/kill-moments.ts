import { seededRandom } from '@chonoi/api/random'

/** The seed of a run's kills; `CRASH_SEED` repeats those of an earlier run. */
export const seed = Number(process.env.CRASH_SEED ?? Date.now() % 2 ** 31)

/** Draws the number of acknowledged answers before the next kill. */
export function killMoments(): () => number {
  const random = seededRandom(seed)
  return () => random.between(1, 120)
}

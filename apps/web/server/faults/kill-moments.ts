import { seededRandom } from '@chonoi/api/random'

/** The seed of a run's kills (scripts/seeds.ts). */
export const seed = Number(process.env.CRASH_SEED)

/** Draws the number of acknowledged answers before the next kill. */
export function killMoments(): () => number {
  const random = seededRandom(seed)
  return () => random.between(1, 120)
}

import { setTimeout as pause } from 'node:timers/promises'

const betweenAsks = 50
const longestAsk = 1_000

/** Asks the site's health again and again until it is well. */
export async function untilServing(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(longestAsk) }).catch(() => null)
    if (answer?.ok) return
    await pause(betweenAsks)
  }
}

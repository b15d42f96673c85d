import { setTimeout as pause } from 'node:timers/promises'
import { callSite } from './caller.ts'

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

/** Asks for something that is written down, again and again, until it is acknowledged. */
export async function untilWriting(origin: string, token: string): Promise<void> {
  for (;;) {
    const answer = await callSite(origin, { method: 'PUT', path: '/auth/profile', token, body: { firstName: 'An' } })
    if (answer?.status === 200) return
    await pause(betweenAsks)
  }
}

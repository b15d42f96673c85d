import { setTimeout as pause } from 'node:timers/promises'
import { callSite } from './caller.ts'

const betweenAsks = 50
/** Doubled with each ask that isn't answered, for machines that need longer. */
const firstMaxAsk = 1_000
const maxAsk = 20_000

/** Polls the site's health until it is good. */
export async function untilServing(origin: string): Promise<void> {
  let timeout = firstMaxAsk
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(timeout) }).catch(() => null)
    if (answer?.ok) return
    if (!answer) timeout = Math.min(2 * timeout, maxAsk)
    await pause(betweenAsks)
  }
}

/** Repeats a write until it is acknowledged. */
export async function untilWriting(origin: string, token: string): Promise<void> {
  for (;;) {
    const answer = await callSite(origin, { method: 'PUT', path: '/auth/profile', token, body: { firstName: 'An' } })
    if (answer?.status === 200) return
    await pause(betweenAsks)
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { callSite } from './caller.ts'

const betweenAsks = 50
const maxAsk = 1_000

/** Polls the site's health until it is good. */
export async function untilServing(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/v1/health`, { signal: AbortSignal.timeout(maxAsk) }).catch(() => null)
    if (answer?.ok) return
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

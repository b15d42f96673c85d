import type { Fetch } from '@chonoi/api-client'
import { testMarket } from './test-market.ts'

/** The way to the server: it is listened to, and can fail as networks do. Every answer is the server's own. */
export interface TestNetwork {
  fetch: Fetch
  /** Every call so far, e.g. 'GET /cart/summary'. */
  calls: string[]
  /** What was sent with a call, e.g. 'POST /contact', each time. */
  sent(call: string): readonly Request[]
  /** From now on a call finds no server, e.g. 'GET /cart/summary'. */
  cut(call: string): void
  /** What was cut off finds the server again. */
  mend(call: string): void
  /** From now on a call reaches the server only once the result is called. */
  hold(call: string): () => void
}

/** A network of the test's own before the server that all tests of a page share. */
export function testNetwork(): TestNetwork {
  const calls: string[] = []
  const requests: Request[] = []
  const cut = new Set<string>()
  const held = new Map<string, Promise<void>>()
  return {
    calls,
    sent: (call) => requests.filter((_, index) => calls[index] === call),
    async fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/v1/, '')}`
      calls.push(call)
      requests.push(request.clone())
      await held.get(call)
      if (cut.has(call)) throw new TypeError('Failed to fetch')
      return testMarket().fetch(request)
    },
    cut: (call) => void cut.add(call),
    mend: (call) => void cut.delete(call),
    hold(call) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(call, promise)
      return resolve
    },
  }
}

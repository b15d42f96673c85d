import type { Fetch } from '@chonoi/api-client'
import { testMarket } from './test-market.ts'

/** A network to the server that records calls and can be made to fail. Every answer is the server's own, but for `empty`. */
export interface TestNetwork {
  fetch: Fetch
  /** Every call so far, e.g. 'GET /cart/summary'. */
  calls: string[]
  /** The bodies sent with a call, e.g. 'POST /contact', in order. */
  sent(call: string): readonly Request[]
  /** Makes a call fail as a network error, e.g. 'GET /cart/summary'. */
  cut(call: string): void
  /** Restores the calls that were cut off. */
  mend(call: string): void
  /** Holds a call back until the returned function is called. */
  hold(call: string): () => void
  /** Empties every list of a call's answers from now on, as when others have taken its rows away. */
  empty(call: string): void
}

/** Creates a network for one test before the server that all tests of a page share. */
export function testNetwork(): TestNetwork {
  const calls: string[] = []
  const requests: Request[] = []
  const cut = new Set<string>()
  const held = new Map<string, Promise<void>>()
  const emptied = new Set<string>()
  return {
    calls,
    sent: (call) => requests.filter((_, index) => calls[index] === call),
    async fetch(request) {
      const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/v1/, '')}`
      calls.push(call)
      requests.push(request.clone())
      await held.get(call)
      if (cut.has(call)) throw new TypeError('Failed to fetch')
      const response = await testMarket().fetch(request)
      if (!emptied.has(call)) return response
      const text = await response.text()
      return new Response(
        JSON.stringify(JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? [] : value))),
        response,
      )
    },
    cut: (call) => void cut.add(call),
    mend: (call) => void cut.delete(call),
    empty: (call) => void emptied.add(call),
    hold(call) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(call, promise)
      return resolve
    },
  }
}

import type { Buyer, Market } from './market.ts'
import { Shopper } from './shopper.ts'
import { newTally, type Tally } from './tally.ts'

/** Runs buyers concurrently until stopped. */
export interface Load {
  readonly shoppers: readonly Shopper[]
  readonly tally: Tally
  /**
   * Resolves after this many more successful answers. Fails with the last answers when there are none, e.g. because the
   * site refuses everything.
   */
  acknowledged(count: number): Promise<void>
  /** Stops the buyers. Each finishes its current action, so the site must be running. */
  stop(): Promise<void>
}

/** In milliseconds: several times as long as any fault, shorter than a test's timeout. */
const maxWait = 120_000

/** `origin` returns the origin of the next call. A buyer takes part in one load only, because its books start empty. */
export function startLoad(market: Market, origin: () => string, buyers: readonly Buyer[] = market.buyers): Load {
  const tally = newTally()
  const end = new AbortController()
  const waiting = new Set<{ left: number; done: () => void }>()
  const heard = () => {
    for (const one of waiting) {
      if (--one.left > 0) continue
      waiting.delete(one)
      one.done()
    }
  }
  const shoppers = buyers.map((buyer) => new Shopper(market, buyer, origin, tally, heard))
  const working = shoppers.map(async (shopper) => {
    while (!end.signal.aborted) await shopper.act()
  })
  return {
    shoppers,
    tally,
    acknowledged: (count) =>
      new Promise((resolve, reject) => {
        const one = { left: count, done }
        const timeout = setTimeout(() => {
          waiting.delete(one)
          end.abort()
          reject(
            new Error(`${one.left} of ${count} answers were waited for in vain: ${tally.unknown.slice(-5).join(', ')}`),
          )
        }, maxWait)
        function done(): void {
          clearTimeout(timeout)
          resolve()
        }
        waiting.add(one)
      }),
    async stop() {
      end.abort()
      await Promise.all(working)
    },
  }
}

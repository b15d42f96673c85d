import type { Buyer, Market } from './market.ts'
import { Shopper } from './shopper.ts'
import { newTally, type Tally } from './tally.ts'

/** Buyers at work, all at once, until they are told to stop. */
export interface Load {
  readonly shoppers: readonly Shopper[]
  readonly tally: Tally
  /**
   * Resolves after so many more answers that say that it was done. A site that gives none, e.g. because it refuses
   * everything, is named with what it said last.
   */
  acknowledged(count: number): Promise<void>
  /** Each ends what it has begun: the site has to be there. */
  stop(): Promise<void>
}

/** In milliseconds: longer than any fault lasts, shorter than a test may. */
const longestWait = 60_000

/** `origin` says where the next call goes. A buyer works in one load only: the books begin with it. */
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
        const patience = setTimeout(() => {
          waiting.delete(one)
          end.abort()
          reject(
            new Error(`${one.left} of ${count} answers were waited for in vain: ${tally.unknown.slice(-5).join(', ')}`),
          )
        }, longestWait)
        function done(): void {
          clearTimeout(patience)
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

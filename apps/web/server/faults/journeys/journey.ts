import type { BuyerBooks } from '../buyer-books.ts'
import type { CountedCalls } from '../counted-calls.ts'
import type { Buyer, Market } from '../market.ts'
import type { ShoppingCart } from '../shopping-cart.ts'

/** A buyer, the site, and the effects acknowledged so far. */
export interface Work {
  readonly market: Market
  readonly buyer: Buyer
  readonly calls: CountedCalls
  readonly cart: ShoppingCart
  readonly books: BuyerBooks
}

/** One action of a buyer. */
export type Journey = (work: Work) => Promise<void>

export function anyOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('the market is empty')
  return item
}

/** Returns true with the given probability in percent. */
export const byChance = (percent: number) => Math.random() * 100 < percent

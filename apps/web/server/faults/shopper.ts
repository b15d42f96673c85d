import { BuyerBooks } from './buyer-books.ts'
import { CountedCalls } from './counted-calls.ts'
import { bringGuestCart, buy } from './journeys/buy.ts'
import { deposit } from './journeys/deposit.ts'
import type { Journey, Work } from './journeys/journey.ts'
import { browse, lookAtWallet, search, visit } from './journeys/look.ts'
import { moveOrder } from './journeys/move-order.ts'
import { refresh } from './journeys/refresh.ts'
import { review } from './journeys/review.ts'
import type { Buyer, Market } from './market.ts'
import { ShoppingCart } from './shopping-cart.ts'
import type { Tally } from './tally.ts'

/** Weights in percent. Actions that move money are the most frequent. */
const journeys: readonly (readonly [number, Journey])[] = [
  [24, buy],
  [32, moveOrder],
  [14, deposit],
  [6, lookAtWallet],
  [5, bringGuestCart],
  [4, refresh],
  [4, browse],
  [4, search],
  [3, visit],
  [4, review],
]

/** One active buyer, with books of the acknowledged effects. */
export class Shopper {
  readonly buyer: Buyer
  readonly books = new BuyerBooks()
  readonly #work: Work

  constructor(market: Market, buyer: Buyer, origin: () => string, tally: Tally, heard = () => {}) {
    this.buyer = buyer
    const calls = new CountedCalls(origin, buyer.token, tally, heard)
    this.#work = { market, buyer, calls, cart: new ShoppingCart(calls), books: this.books }
  }

  /** One action of a buyer. */
  async act(): Promise<void> {
    let dice = Math.random() * 100
    const journey = journeys.find(([share]) => (dice -= share) < 0)?.[1]
    await journey?.(this.#work)
  }
}

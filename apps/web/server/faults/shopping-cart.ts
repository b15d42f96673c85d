import { type Call, longestAnswer } from './caller.ts'
import type { CountedCalls } from './counted-calls.ts'

/** One buyer's cart. What changes it has no key, so a change whose answer was lost may still come about, and later. */
export class ShoppingCart {
  readonly #calls: CountedCalls
  #isSureFrom = 0

  constructor(calls: CountedCalls) {
    this.#calls = calls
  }

  /** Whether it may hold something else than it was last said to. */
  get isUnsure(): boolean {
    return performance.now() < this.#isSureFrom
  }

  /** What checking out costs after the change, as far as it is known. */
  async change(call: Call): Promise<number | undefined> {
    const answer = await this.#calls.once(call, 200, isTooOften)
    if (!answer) this.#isSureFrom = performance.now() + longestAnswer
    const { cart = answer?.body } = (answer?.body ?? {}) as { cart?: { totalInCents?: unknown } }
    return typeof cart?.totalInCents === 'number' ? cart.totalInCents : undefined
  }
}

/** One network may try twenty coupons in ten minutes, where the limits aren't widened. */
const isTooOften = (code: string | undefined) => code === 'request.rate_limited'

import { type Call, maxAnswer } from './caller.ts'
import type { CountedCalls } from './counted-calls.ts'

/** One buyer's cart. Changes to it have no key, so one whose answer was lost may still take effect later. */
export class ShoppingCart {
  readonly #calls: CountedCalls
  #isSureFrom = 0

  constructor(calls: CountedCalls) {
    this.#calls = calls
  }

  /** Whether its contents may differ from the last known state. */
  get isUnsure(): boolean {
    return performance.now() < this.#isSureFrom
  }

  /** The checkout total after the change, if known. */
  async change(call: Call): Promise<number | undefined> {
    const answer = await this.#calls.once(call, 200, isTooOften)
    if (!answer) this.#isSureFrom = performance.now() + maxAnswer
    const { cart = answer?.body } = (answer?.body ?? {}) as { cart?: { totalInCents?: unknown } }
    return typeof cart?.totalInCents === 'number' ? cart.totalInCents : undefined
  }
}

/** The default limit of twenty coupon attempts per network in ten minutes. */
const isTooOften = (code: string | undefined) => code === 'request.rate_limited'

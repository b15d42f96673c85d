import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Call, callSite, isDefinite, longestAnswer } from './caller.ts'
import { type Buyer, type Market, moneyAtFirst, price } from './market.ts'

const betweenTries = 100

/** What happened to everybody, counted. */
export interface Tally {
  /** Calls that were answered with what they asked for. */
  acknowledged: number
  /** Calls whose outcome their caller doesn't know, and why; each was made again with the same key until it did. */
  unknown: string[]
  /** Answers that nobody should get, e.g. a 500. */
  mistakes: string[]
  /** How long each answer took, in milliseconds. */
  durations: number[]
}

export const newTally = (): Tally => ({ acknowledged: 0, unknown: [], mistakes: [], durations: [] })

const nameUnknown = ({ method, path }: Call, answer: Answer | null) =>
  `${method} ${path}: ${answer ? `${answer.status} ${answer.body.code ?? 'of the balancer'}` : 'no answer'}`

const pages = ['/', '/products', '/marketplace']

/** One buyer at work, who keeps books of what the site acknowledged. */
export class Shopper {
  readonly buyer: Buyer
  /** By what was acknowledged, to the cent. */
  balance = moneyAtFirst
  readonly orders: string[] = []
  readonly deposits: string[] = []
  readonly reviews: string[] = []
  readonly #market: Market
  readonly #origin: () => string
  readonly #tally: Tally
  readonly #heard: () => void
  #reviewed = 0

  constructor(market: Market, buyer: Buyer, origin: () => string, tally: Tally, heard: () => void) {
    this.#market = market
    this.buyer = buyer
    this.#origin = origin
    this.#tally = tally
    this.#heard = heard
  }

  /** One thing that a buyer does; the money moving things most often. */
  async act(): Promise<void> {
    const dice = Math.random()
    if (dice < 0.45) await this.#buy()
    else if (dice < 0.7) await this.#deposit()
    else if (dice < 0.85) await this.#lookAtWallet()
    else if (dice < 0.92) await this.#browse()
    else if (dice < 0.95) await this.#visit()
    else await this.#review()
  }

  async #buy(): Promise<void> {
    const product = this.#anyOf(this.#market.products)
    const cart = await this.#call({ method: 'POST', path: '/cart', body: { productId: product.id, quantity: 1 } }, 200)
    const total = cart?.body.totalInCents
    if (typeof total !== 'number') return
    const body = { addressId: this.buyer.addressId, paymentMethod: 'WALLET', expectedTotalInCents: total }
    const order = await this.#callOnce({ method: 'POST', path: '/orders', body }, 201)
    if (!order?.body.id) return
    this.orders.push(order.body.id)
    this.balance -= order.body.totalInCents as number
  }

  async #deposit(): Promise<void> {
    const asked = await this.#callOnce(
      { method: 'POST', path: '/deposits', body: { amountInCents: price, paymentMethod: 'VIETQR' } },
      201,
    )
    if (!asked?.body.id) return
    const { id } = asked.body
    this.deposits.push(id)
    const decision = { status: 'COMPLETED', actualAmountInCents: price }
    const token = this.#anyOf(this.#market.administrators)
    const done = await this.#callOnce(
      { method: 'PUT', path: `/admin/deposits/${id}/process`, token, body: decision },
      200,
    )
    if (done) this.balance += price
  }

  async #lookAtWallet(): Promise<void> {
    await this.#call({ method: 'GET', path: '/wallet/balance' }, 200)
  }

  async #browse(): Promise<void> {
    await this.#call({ method: 'GET', path: '/products?limit=12' }, 200)
  }

  /** A page as a browser gets it first. */
  async #visit(): Promise<void> {
    const path = this.#anyOf(pages)
    const page = await fetch(this.#origin() + path, { signal: AbortSignal.timeout(longestAnswer) })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      .catch(() => null)
    if (page) this.#heard()
    if (page?.status === 200 && page.text.includes('</html>')) this.#tally.acknowledged++
    else if (!page || [502, 503, 504].includes(page.status))
      this.#tally.unknown.push(`GET ${path}: ${page ? `${page.status} ${page.text.slice(0, 200)}` : 'no answer'}`)
    else this.#tally.mistakes.push(`GET ${path}: ${page.status}`)
  }

  /** Has no key: of one whose answer was lost nothing is expected. */
  async #review(): Promise<void> {
    const product = this.#market.products[this.#reviewed++]
    if (!product) return
    const body = { productId: product.id, rating: 5, comment: 'Rất ưng ý, đóng gói cẩn thận.' }
    const review = await this.#call({ method: 'POST', path: '/reviews', body }, 201)
    if (review?.body.id) this.reviews.push(review.body.id)
  }

  #anyOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(Math.random() * items.length)]
    if (item === undefined) throw new Error('the market is empty')
    return item
  }

  /** The answer when it is the wanted one; null when there was none for sure. */
  async #call(call: Call, wanted: number): Promise<Answer | null> {
    const answer = await this.#ask(call)
    if (!isDefinite(answer)) {
      this.#tally.unknown.push(nameUnknown(call, answer))
      await pause(betweenTries)
      return null
    }
    return this.#judge(call, answer, wanted)
  }

  /** Made again with the same key until somebody says what became of it. */
  async #callOnce(call: Call, wanted: number): Promise<Answer | null> {
    const keyed = { ...call, key: randomUUID() }
    for (;;) {
      const answer = await this.#ask(keyed)
      if (isDefinite(answer)) return this.#judge(call, answer, wanted)
      this.#tally.unknown.push(nameUnknown(call, answer))
      await pause(betweenTries)
    }
  }

  async #ask(call: Call): Promise<Answer | null> {
    const startedAt = performance.now()
    const answer = await callSite(this.#origin(), { token: this.buyer.token, ...call })
    this.#tally.durations.push(performance.now() - startedAt)
    if (answer?.status === 503 && !answer.headers.get('retry-after'))
      this.#tally.mistakes.push(`${call.path}: a 503 without Retry-After`)
    if (answer) this.#heard()
    return answer
  }

  #judge(call: Call, answer: Answer, wanted: number): Answer | null {
    if (answer.status === wanted) {
      this.#tally.acknowledged++
      return answer
    }
    const isLostReview = answer.body.code === 'review.already_reviewed'
    if (!isLostReview) this.#tally.mistakes.push(`${call.method} ${call.path}: ${answer.status} ${answer.body.code}`)
    return null
  }
}

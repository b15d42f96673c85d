import type { Hono } from 'hono'
import { newNumber } from '../charges.ts'
import type { Deliveries } from '../deliveries.ts'
import { bankPage, transferredPage } from './bank-page.ts'
import { feedSides } from './feeds.ts'
import { deliveriesOf, type FeedName, feedNames, type TransferOrder, transferWays } from './transfer.ts'

/** The bank of whoever pays by transfer, and the services that report its credits to the merchant. */
export class Bank {
  readonly #orders = new Map<string, TransferOrder>()
  readonly #deliveries: Deliveries
  readonly #now: () => Date
  readonly #notifyUrlOf: (feed: FeedName) => string

  constructor(deliveries: Deliveries, now: () => Date, notifyUrlOf: (feed: FeedName) => string) {
    this.#deliveries = deliveries
    this.#now = now
    this.#notifyUrlOf = notifyUrlOf
  }

  /** Transfers money; the feed reports it in the background. */
  transfer(order: TransferOrder): void {
    const side = feedSides[order.feed]
    this.#deliveries.begin(deliveriesOf(order, side, this.#notifyUrlOf(order.feed), this.#now), side)
  }

  addRoutes(app: Hono): void {
    app.get('/bank', (context) => context.html(bankPage(context.req.query('qr') ?? '')))
    app.post('/bank', async (context) => {
      const order = readOrder(await context.req.parseBody())
      if (!order) return context.text('Thông tin chuyển khoản không hợp lệ · Not a valid transfer', 400)
      const id = newNumber()
      this.#orders.set(id, order)
      this.transfer(order)
      return context.redirect(`/bank/${id}`, 303)
    })
    app.get('/bank/:id', (context) => {
      const order = this.#orders.get(context.req.param('id'))
      return order
        ? context.html(transferredPage(order))
        : context.text('Không tìm thấy giao dịch · No such transfer', 404)
    })
  }
}

function readOrder(form: Readonly<Record<string, unknown>>): TransferOrder | null {
  const feed = feedNames.find((one) => one === form.feed)
  const way = transferWays.find((one) => one === form.way)
  const [accountNumber, amount, content] = [form.accountNumber, form.amount, form.content].map((one) =>
    typeof one === 'string' ? one.trim() : '',
  )
  if (!feed || !way || !accountNumber || !content || !/^[1-9]\d{0,12}$/.test(amount ?? '')) return null
  return { feed, way, accountNumber, content, amount: Number(amount) }
}

import { followPayments } from '../../src/jobs/follow-payments.ts'
import { arrangeCoupon } from '../testing/arrange-catalogue.ts'
import { arrangeAddress, arrangePerson, type ArrangedProduct, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import { arrangeShopAccount } from '../testing/arrange-withdrawals.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { type CouponName, coupons, priceOf, prices, shippingFees } from './checkout-price.ts'
import type { ResolvedCommand } from './commands.ts'
import { firstStock, type MarketModel } from './market-model.ts'

interface Stand {
  id: string
  product: ArrangedProduct
  seller: TestClient
}
interface Buyer {
  id: string
  client: TestClient
  addressId: string
}
interface Ending {
  response: { ok: boolean }
  error?: { code?: string } | undefined
}
const endOf = ({ response, error }: Ending) => (response.ok ? 'done' : (error?.code ?? 'no code'))
const keyed = (id: string) => ({ path: { id }, header: { 'Idempotency-Key': newKey() } })

/** Runs the model's commands on the real server: two shops, two buyers and an administrator. */
export class Market {
  readonly #server: TestApi
  readonly #stands: readonly [Stand, Stand]
  readonly #buyers: readonly [Buyer, Buyer]
  readonly #admin: TestClient
  readonly #coupons: Readonly<Record<CouponName, string>>
  readonly #deposits: { id: string; buyer: 0 | 1 }[] = []
  readonly #withdrawals: string[] = []
  /** What the platform's gateways held before this market. */
  #atPlatform: number | undefined
  readonly #orders: { id: string; buyer: 0 | 1; shop: 0 | 1 }[] = []

  private constructor(
    server: TestApi,
    stands: readonly [Stand, Stand],
    buyers: readonly [Buyer, Buyer],
    admin: TestClient,
    couponIds: Readonly<Record<CouponName, string>>,
  ) {
    this.#server = server
    this.#stands = stands
    this.#buyers = buyers
    this.#admin = admin
    this.#coupons = couponIds
  }

  static async open(server: TestApi): Promise<Market> {
    const stand = async (shop: 0 | 1): Promise<Stand> => {
      const { id } = await arrangeShop(server, { shippingFee: shippingFees[shop] })
      const { token, id: seller } = await arrangePerson(server, { shop: id })
      const product = await arrangeProduct(server, { shop: id, price: prices[shop], stock: firstStock, seller })
      return { id, product, seller: server.client(token) }
    }
    const buyer = async (): Promise<Buyer> => {
      const { id, token } = await arrangePerson(server)
      return { id, client: server.client(token), addressId: (await arrangeAddress(server, id)).id }
    }
    const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
    const stands = [await stand(0), await stand(1)] as const
    const coupon = async (name: CouponName) => {
      const { shop, percent } = coupons[name]
      return (await arrangeCoupon(server, { value: percent, ...(shop !== null && { shop: stands[shop].id }) })).id
    }
    const couponIds = {
      platformTenth: await coupon('platformTenth'),
      platformWhole: await coupon('platformWhole'),
      shopPart: await coupon('shopPart'),
      shopWhole: await coupon('shopWhole'),
    }
    // The model orders without end.
    await server.owner.query(
      'update platform_settings set cash_order_limit = 100, cash_amount_limit_in_cents = 100000000000',
    )
    const market = new Market(server, stands, [await buyer(), await buyer()], admin, couponIds)
    await market.figures()
    return market
  }

  /** Runs a command. Returns 'done', or the code of the server's refusal. */
  async run(command: ResolvedCommand): Promise<string | undefined> {
    switch (command.do) {
      case 'askDeposit':
        return this.#askDeposit(command)
      case 'acceptDeposit':
      case 'refuseDeposit':
      case 'takeBackDeposit':
        return this.#decide(command)
      case 'buy':
        return this.#buy(command)
      case 'cancelOrder':
      case 'moveOrder':
        return this.#move(command)
      case 'deliver': {
        let end: string | undefined
        for (const to of command.steps ?? []) end = await this.#move({ do: 'moveOrder', at: command.at, to })
        return end
      }
      case 'confirmReceipt': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const { client } = this.#buyers[order.buyer]
        return endOf(await client.POST('/orders/{id}/confirm-receipt', { params: keyed(order.id) }))
      }
      case 'complain': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const body = { reason: 'Hàng bị vỡ khi nhận' }
        const { client } = this.#buyers[order.buyer]
        return endOf(await client.POST('/orders/{id}/complaint', { params: keyed(order.id), body }))
      }
      case 'decideComplaint': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const body = { decision: command.to, note: 'Ảnh cho thấy hàng bị vỡ' }
        return endOf(await this.#admin.POST('/admin/order-complaints/{id}/decide', { params: keyed(order.id), body }))
      }
      case 'returnGoods':
        return this.#return(command)
      case 'withdraw':
        return this.#withdraw(command)
      case 'decideWithdrawal':
        return this.#decideWithdrawal(command)
      case 'payOwed':
        return this.#payOwed()
      case 'restock': {
        const { seller, product } = this.#stands[command.shop]
        return endOf(
          await seller.PUT('/products/{id}/stock', {
            params: keyed(product.id),
            body: { stockChange: command.pieces },
          }),
        )
      }
    }
  }

  async #askDeposit({ buyer, thousands }: Extract<ResolvedCommand, { do: 'askDeposit' }>) {
    const asked = await this.#buyers[buyer].client.POST('/deposits', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amountInCents: thousands * 100_000, paymentMethod: 'BANK_TRANSFER', bankName: 'ACB' },
    })
    if (asked.data) this.#deposits.push({ id: asked.data.id, buyer })
    return endOf(asked)
  }

  async #decide(command: { do: string; at: number }) {
    const deposit = this.#deposits[command.at % this.#deposits.length]
    if (!deposit) return undefined
    const { id, buyer } = deposit
    if (command.do === 'takeBackDeposit')
      return endOf(await this.#buyers[buyer].client.DELETE('/deposits/{id}', { params: { path: { id } } }))
    if (command.do === 'acceptDeposit')
      return endOf(await this.#admin.PUT('/admin/deposits/{id}/approve', { params: keyed(id), body: {} }))
    return endOf(
      await this.#admin.PUT('/admin/deposits/{id}/process', { params: keyed(id), body: { status: 'FAILED' } }),
    )
  }

  async #buy({ buyer, pieces, coupon, method }: Extract<ResolvedCommand, { do: 'buy' }>) {
    const { id, client, addressId } = this.#buyers[buyer]
    await this.#fillCart(id, pieces, coupon)
    const [one, two] = priceOf(pieces, coupon)
    const bought = await client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { addressId, paymentMethod: method, expectedTotalInCents: one.total + two.total },
    })
    for (const shop of [0, 1] as const) {
      const made = bought.data?.orders.find(({ tenant }) => tenant.id === this.#stands[shop].id)
      if (made) this.#orders.push({ id: made.id, buyer, shop })
    }
    return endOf(bought)
  }

  async #fillCart(userId: string, pieces: readonly [number, number], coupon: CouponName | null) {
    const { owner } = this.#server
    await owner.query(
      `insert into carts (user_id, coupon_id) values ($1, $2) on conflict (user_id) do update set coupon_id = excluded.coupon_id`,
      [userId, coupon && this.#coupons[coupon]],
    )
    await owner.query('delete from cart_items where user_id = $1', [userId])
    for (const shop of [0, 1] as const) {
      const { product } = this.#stands[shop]
      if (pieces[shop] > 0)
        await owner.query(
          'insert into cart_items (user_id, product_id, variant_id, quantity) values ($1, $2, $3, $4)',
          [...[userId, product.id, product.variantId, pieces[shop]]],
        )
    }
  }

  async #move(command: Extract<ResolvedCommand, { do: 'cancelOrder' | 'moveOrder' }>) {
    const order = this.#orders[command.at % this.#orders.length]
    if (!order) return undefined
    const params = keyed(order.id)
    if (command.do === 'moveOrder')
      return endOf(
        await this.#stands[order.shop].seller.PUT('/orders/{id}/status', { params, body: { status: command.to } }),
      )
    const body = { reason: 'Đổi ý không mua nữa' }
    return endOf(await this.#buyers[order.buyer].client.POST('/orders/{id}/cancel', { params, body }))
  }

  /** The buyer asks, the shop approves, and the goods come back whole. */
  async #return({ at }: { at: number }) {
    const order = this.#orders[at]
    if (!order) return undefined
    const { client } = this.#buyers[order.buyer]
    const { seller } = this.#stands[order.shop]
    const { data: lines } = await client.GET('/orders/{id}/returns', { params: { path: { id: order.id } } })
    const asked = await client.POST('/orders/{id}/returns', {
      params: keyed(order.id),
      body: {
        lines: lines?.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })) ?? [],
        ...{ reason: 'DAMAGED', description: 'Bình bị nứt một đường dài ở đáy' },
      },
    })
    if (!asked.data) return endOf(asked)
    const params = () => keyed(asked.data.id)
    await seller.POST('/returns/{id}/approve', { params: params(), body: {} })
    await client.POST('/returns/{id}/send', { params: params(), body: { carrier: 'SHOP' } })
    return endOf(await seller.POST('/returns/{id}/receive', { params: params(), body: {} }))
  }

  async #withdraw({ shop, thousands }: Extract<ResolvedCommand, { do: 'withdraw' }>) {
    const { id, seller } = this.#stands[shop]
    const { id: bankAccountId } = await arrangeShopAccount(this.#server, id)
    const asked = await seller.POST('/withdrawals', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amount: thousands * 100_000, source: 'SHOP', bankAccountId },
    })
    if (asked.data) this.#withdrawals.push(asked.data.id)
    return endOf(asked)
  }

  async #decideWithdrawal({ at, to }: Extract<ResolvedCommand, { do: 'decideWithdrawal' }>) {
    const id = this.#withdrawals[at % this.#withdrawals.length]
    if (!id) return undefined
    return endOf(await this.#admin.PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body: { status: to } }))
  }

  /** Lets the refunds of this market be due, the oldest first. */
  async #payOwed() {
    const { owner, api } = this.#server
    await owner.query(
      `update payment_refunds set next_query_at = created_at - interval '1 day'
       where status = 'PENDING' and tenant_id = any ($1)`,
      [this.#stands.map(({ id }) => id)],
    )
    await followPayments(api)
    return 'done'
  }

  /** Reads the model's figures from ledger and stock. Promotions are shared and not read here. */
  async figures(): Promise<MarketModel['figures']> {
    const { owner } = this.#server
    const stands = this.#stands.map(({ id }) => id)
    const { rows } = await owner.query<{ name: string; owner: string | null; sum: number }>(
      `select coalesce(a.gateway, a.kind) as name, coalesce(a.user_id, a.tenant_id) as owner, sum(e.amount_in_cents)::bigint as sum
       from ledger_accounts a join ledger_entries e on e.account_id = a.id
       where a.user_id = any ($1) or a.tenant_id = any ($2)
         or a.kind = 'GATEWAY_CLEARING' and a.user_id is null and a.tenant_id is null
       group by a.id`,
      [this.#buyers.map(({ id }) => id), stands],
    )
    const of = (name: string, id: string) => rows.find((row) => row.name === name && row.owner === id)?.sum ?? 0
    const each = (name: string, [one, two]: readonly [{ id: string }, { id: string }]): [number, number] => [
      of(name, one.id),
      of(name, two.id),
    ]
    const stock = await owner.query<{ tenant_id: string; stock: number }>(
      `select v.tenant_id, v.stock from product_variants v where v.id = any ($1)`,
      [this.#stands.map(({ product }) => product.variantId)],
    )
    const stockOf = (id: string) => stock.rows.find((row) => row.tenant_id === id)?.stock ?? 0
    const ofPlatform = rows.filter((row) => row.owner === null).reduce((sum, row) => sum + row.sum, 0)
    this.#atPlatform ??= ofPlatform
    return {
      atPlatform: ofPlatform - this.#atPlatform,
      wallets: each('USER_WALLET', this.#buyers),
      clearing: each('ORDER_CLEARING', this.#stands),
      payable: each('SELLER_PAYABLE', this.#stands),
      held: each('WITHDRAWAL_HOLD', this.#stands),
      commission: each('PLATFORM_COMMISSION', this.#stands),
      cash: each('cash_on_delivery', this.#stands),
      cashRefunds: each('cash_on_delivery_refunds', this.#stands),
      fees: each('fees_owed', this.#stands),
      stock: [stockOf(this.#stands[0].id), stockOf(this.#stands[1].id)],
    }
  }
}

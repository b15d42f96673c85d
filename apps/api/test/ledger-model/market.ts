import { followPayments } from '../../src/jobs/follow-payments.ts'
import { arrangeCoupon } from '../testing/arrange-catalogue.ts'
import { arrangeGateway } from '../testing/arrange-gateways.ts'
import { arrangeAddress, arrangePerson, type ArrangedProduct, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
import {
  type Accountants,
  arrangeAccountants,
  arrangeCarrier,
  newTrackingCode,
} from '../testing/arrange-remittances.ts'
import { arrangeShopAccount } from '../testing/arrange-withdrawals.ts'
import { newKey, type TestApi, type TestClient } from '../testing/test-api.ts'
import { type CouponName, coupons, priceOf, prices, shippingFees } from './checkout-price.ts'
import type { CommandOf, ResolvedCommand, TransferMethod, Two } from './commands.ts'
import { endOf, keyed } from './endings.ts'
import { MarketPayments } from './market-payments.ts'
import { firstStock, type MarketState } from './market-state.ts'
import type { MarketsStage } from './markets-stage.ts'

interface Stand {
  id: string
  product: ArrangedProduct
  seller: TestClient
  bankAccountId: string
}
interface Buyer {
  id: string
  client: TestClient
  addressId: string
}
type Figures = MarketState['figures']

async function openStand(server: TestApi, shop: Two): Promise<Stand> {
  const { id } = await arrangeShop(server, { shippingFee: shippingFees[shop] })
  const { token, id: seller } = await arrangePerson(server, { shop: id })
  const product = await arrangeProduct(server, { shop: id, price: prices[shop], stock: firstStock, seller })
  const { id: bankAccountId } = await arrangeShopAccount(server, id)
  return { id, product, seller: server.client(token), bankAccountId }
}

async function openCoupons(server: TestApi, stands: readonly [Stand, Stand]): Promise<Record<CouponName, string>> {
  const coupon = async (name: CouponName) => {
    const { shop, percent } = coupons[name]
    return (await arrangeCoupon(server, { value: percent, ...(shop !== null && { shop: stands[shop].id }) })).id
  }
  return {
    ...{ platformTenth: await coupon('platformTenth'), platformWhole: await coupon('platformWhole') },
    ...{ shopPart: await coupon('shopPart'), shopWhole: await coupon('shopWhole') },
  }
}

async function arrangeBuyer(server: TestApi): Promise<Buyer> {
  const { id, token } = await arrangePerson(server)
  return { id, client: server.client(token), addressId: (await arrangeAddress(server, id)).id }
}

/** Runs the model's commands on the real server: two shops, two buyers and an administrator. */
export class Market {
  readonly #stage: MarketsStage
  readonly #stands: readonly [Stand, Stand]
  readonly #buyers: readonly [Buyer, Buyer]
  readonly #admin: TestClient
  readonly #carrierId: string
  readonly #accountants: Accountants
  readonly #coupons: Readonly<Record<CouponName, string>>
  readonly #payments: MarketPayments
  readonly #withdrawals: string[] = []
  readonly #orders: { id: string; buyer: Two; shop: Two }[] = []
  /** What carriers follow the orders by. */
  readonly #trackingCodes = new Map<string, string>()
  /** A first order of each checkout. */
  readonly #checkouts: { id: string; buyer: Two }[] = []
  /** What the platform's accounts held before this market. */
  #before: Pick<Figures, 'atPlatform' | 'platformFees' | 'promotions'> | undefined

  private constructor(
    stage: MarketsStage,
    stands: readonly [Stand, Stand],
    buyers: readonly [Buyer, Buyer],
    admin: TestClient,
    couponIds: Readonly<Record<CouponName, string>>,
    { carrierId, accountants }: { carrierId: string; accountants: Accountants },
  ) {
    this.#stage = stage
    this.#stands = stands
    this.#buyers = buyers
    this.#admin = admin
    this.#coupons = couponIds
    this.#carrierId = carrierId
    this.#accountants = accountants
    this.#payments = new MarketPayments(stage, [buyers[0].client, buyers[1].client], admin)
  }

  /** The second shop has a gateway of its own at each provider. */
  static async open(stage: MarketsStage, transfer: TransferMethod): Promise<Market> {
    const { server } = stage
    const stands = [await openStand(server, 0), await openStand(server, 1)] as const
    for (const name of ['vnpay', 'momo', 'zalopay', 'stripe', 'paypal'] as const)
      await arrangeGateway(server, { tenant: stands[1].id, name, isEnabled: true })
    await stage.offerTransfers(transfer)
    const buyers = [await arrangeBuyer(server), await arrangeBuyer(server)] as const
    const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
    const market = new Market(stage, stands, buyers, admin, await openCoupons(server, stands), {
      ...{ carrierId: await arrangeCarrier(server), accountants: await arrangeAccountants(server) },
    })
    await market.figures()
    return market
  }

  /** Runs a command. Returns 'done', or the code of the server's refusal. */
  async run(command: ResolvedCommand): Promise<string | undefined> {
    switch (command.do) {
      case 'askDeposit':
        return this.#payments.askDeposit(command)
      case 'acceptDeposit':
      case 'refuseDeposit':
      case 'takeBackDeposit':
        return this.#payments.decideDeposit(command)
      case 'bringDeposit':
        return this.#payments.bringDeposit(command)
      case 'buy':
        return this.#buy(command)
      case 'pay': {
        const checkout = this.#checkouts[command.at % this.#checkouts.length]
        return checkout && this.#payments.pay(checkout.id, checkout.buyer, command.method)
      }
      case 'bringMoney':
        return this.#payments.bringMoney(command)
      case 'refuseMoney':
        return this.#payments.refuseMoney(command)
      case 'confirmTransfer':
        return this.#payments.confirmTransfer(command)
      case 'cancelOrder':
      case 'moveOrder':
        return this.#move(command)
      case 'deliver': {
        let end: string | undefined
        for (const to of command.steps ?? []) end = await this.#move({ do: 'moveOrder', at: command.at, to })
        return end
      }
      case 'carry':
        return this.#carry(command)
      case 'remit':
        return this.#remit(command)
      case 'sendBack': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const body = { reason: 'Khách từ chối nhận hàng' }
        const { seller } = this.#stands[order.shop]
        return endOf(await seller.POST('/orders/{id}/failed-delivery', { params: keyed(order.id), body }))
      }
      case 'confirmReceipt':
      case 'complain':
        return this.#answerFor(command)
      case 'decideComplaint': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const body = { decision: command.to, note: 'Ảnh cho thấy hàng bị vỡ' }
        return endOf(await this.#admin.POST('/admin/order-complaints/{id}/decide', { params: keyed(order.id), body }))
      }
      case 'returnGoods':
        return this.#return(command)
      case 'refundToSource':
        return this.#refundToSource(command)
      case 'withdraw':
        return this.#withdraw(command)
      case 'decideWithdrawal':
        return this.#decideWithdrawal(command)
      case 'payOwed':
        return this.#payOwed(command)
      case 'restock': {
        const { seller, product } = this.#stands[command.shop]
        const params = keyed(product.id)
        return endOf(await seller.PUT('/products/{id}/stock', { params, body: { stockChange: command.pieces } }))
      }
    }
  }

  /** The buyer has the goods, or complains of them. */
  async #answerFor(command: CommandOf<'confirmReceipt' | 'complain'>) {
    const order = this.#orders[command.at % this.#orders.length]
    if (!order) return undefined
    const { client } = this.#buyers[order.buyer]
    const params = keyed(order.id)
    if (command.do === 'confirmReceipt') return endOf(await client.POST('/orders/{id}/confirm-receipt', { params }))
    return endOf(await client.POST('/orders/{id}/complaint', { params, body: { reason: 'Hàng bị vỡ khi nhận' } }))
  }

  async #buy({ buyer, pieces, coupon, method }: CommandOf<'buy'>) {
    const { id, client, addressId } = this.#buyers[buyer]
    await this.#fillCart(id, pieces, coupon)
    const [one, two] = priceOf(pieces, coupon)
    const bought = await client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { addressId, paymentMethod: method, expectedTotalInCents: one.total + two.total },
    })
    const orders = bought.data?.orders ?? []
    for (const shop of [0, 1] as const) {
      const made = orders.find(({ tenant }) => tenant.id === this.#stands[shop].id)
      if (made) this.#orders.push({ id: made.id, buyer, shop })
    }
    if (orders[0]) this.#checkouts.push({ id: orders[0].id, buyer })
    return endOf(bought)
  }

  async #fillCart(userId: string, pieces: readonly [number, number], coupon: CouponName | null) {
    const { owner } = this.#stage.server
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

  async #move(command: CommandOf<'cancelOrder' | 'moveOrder'>) {
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

  async #carry({ at }: { at: number }) {
    const order = this.#orders[at]
    if (!order) return undefined
    const { seller } = this.#stands[order.shop]
    await seller.PUT('/orders/{id}/status', { params: keyed(order.id), body: { status: 'PROCESSING' } })
    const trackingCode = newTrackingCode()
    this.#trackingCodes.set(order.id, trackingCode)
    const body = { carrier: 'OTHER', carrierId: this.#carrierId, trackingCode } as const
    return endOf(await seller.POST('/orders/{id}/ship', { params: keyed(order.id), body }))
  }

  /** The carrier's statement is imported by one administrator and confirmed by another. */
  async #remit({ at }: { at: number }) {
    const order = this.#orders[at]
    if (!order) return undefined
    const { data } = await this.#admin.GET('/orders/{id}', { params: { path: { id: order.id } } })
    const collectedInCents = data?.totalInCents ?? 0
    const trackingCode = this.#trackingCodes.get(order.id) ?? ''
    const imported = await this.#accountants.importOf({
      ...{ carrierId: this.#carrierId, transferredInCents: collectedInCents },
      lines: [{ trackingCode, collectedInCents, feeInCents: 0 }],
    })
    if (!imported.data) return endOf(imported)
    return endOf(await this.#accountants.confirm(imported.data.id))
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

  async #refundToSource({ at }: { at: number }) {
    const order = this.#orders[at]
    if (!order) return undefined
    const { rows } = await this.#stage.server.owner.query<{ id: string }>(
      'select payment_id as id from orders where id = $1',
      [order.id],
    )
    const body = { orderId: order.id, destination: 'SOURCE', reason: 'Khách trả hàng' } as const
    const params = keyed(rows[0]?.id ?? '')
    return endOf(await this.#admin.POST('/admin/payments/{id}/refund', { params, body }))
  }

  async #withdraw({ shop, thousands }: CommandOf<'withdraw'>) {
    const { bankAccountId, seller } = this.#stands[shop]
    const asked = await seller.POST('/withdrawals', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { amount: thousands * 100_000, source: 'SHOP', bankAccountId },
    })
    if (asked.data) this.#withdrawals.push(asked.data.id)
    return endOf(asked)
  }

  async #decideWithdrawal({ at, to }: CommandOf<'decideWithdrawal'>) {
    const id = this.#withdrawals[at % this.#withdrawals.length]
    if (!id) return undefined
    return endOf(await this.#admin.PUT('/admin/withdrawals/{id}/process', { params: keyed(id), body: { status: to } }))
  }

  /** Lets the refunds of this market be due, the oldest first. The job runs in one process or in two. */
  async #payOwed({ twice }: CommandOf<'payOwed'>) {
    const { owner, api } = this.#stage.server
    await owner.query(
      `update payment_refunds set next_query_at = created_at - interval '1 day'
       where status = 'PENDING' and tenant_id = any ($1)`,
      [this.#stands.map(({ id }) => id)],
    )
    await Promise.all([followPayments(api), twice && followPayments(api)])
    return 'done'
  }

  /** What the buyer, the shop and the platform are told of an order, in lists, details, payment and invoice. */
  async told(at: number) {
    const order = this.#orders[at]
    if (!order) throw new Error(`there is no order ${at}`)
    const { client } = this.#buyers[order.buyer]
    const { seller } = this.#stands[order.shop]
    const params = { path: { id: order.id } }
    const [buyers, listed] = [await client.GET('/orders/{id}', { params }), await client.GET('/orders/my-orders', {})]
    const shops = await seller.GET('/orders/management/{id}', { params })
    const managed = await seller.GET('/orders/management/all', {})
    const platforms = await this.#admin.GET('/orders/management/{id}', { params })
    const paymentId = buyers.data?.payment?.id ?? ''
    const payment = paymentId && (await client.GET('/payments/{id}', { params: { path: { id: paymentId } } })).data
    const invoice = await seller.POST('/invoices/from-order', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { orderId: order.id },
    })
    const ofOrder = <Row extends { id: string }>(rows: readonly Row[] = []) => rows.find(({ id }) => id === order.id)
    return {
      ...{ payment: payment || null, invoice: invoice.data },
      ...{ buyers: buyers.data, shops: shops.data, platforms: platforms.data },
      ...{ listed: ofOrder(listed.data?.data), managed: ofOrder(managed.data?.data) },
    }
  }

  /** Reads the model's figures from balances and stock. That each balance is the sum of its entries is checked at the end. */
  async figures(): Promise<Figures> {
    const { rows } = await this.#stage.server.owner.query<{ name: string; owner: string | null; sum: number }>(
      `select case when kind <> 'GATEWAY_CLEARING' then kind when gateway = 'fees_owed' then 'fees'
           when gateway like '%\\_refunds' and tenant_id is not null then 'refunds' else 'gateways' end as name,
         coalesce(user_id, tenant_id) as owner, sum(balance_in_cents)::bigint as sum
       from ledger_accounts where user_id = any ($1) or tenant_id = any ($2) or user_id is null and tenant_id is null
       group by 1, 2
       union all select 'stock', tenant_id, stock from product_variants where id = any ($3)`,
      [
        ...[this.#buyers.map(({ id }) => id), [...this.#stands.map(({ id }) => id), this.#stage.platform]],
        this.#stands.map(({ product }) => product.variantId),
      ],
    )
    const of = (name: string, owner: string | null) =>
      rows.find((row) => row.name === name && row.owner === owner)?.sum ?? 0
    const each = (name: string, [one, two]: readonly [{ id: string }, { id: string }] = this.#stands) => {
      const sums: [number, number] = [of(name, one.id), of(name, two.id)]
      return sums
    }
    const shared = {
      atPlatform: of('gateways', null),
      platformFees: of('PLATFORM_COMMISSION', this.#stage.platform),
      promotions: of('PROMOTIONS', null),
    }
    const before = (this.#before ??= shared)
    return {
      atPlatform: shared.atPlatform - before.atPlatform,
      platformFees: shared.platformFees - before.platformFees,
      promotions: shared.promotions - before.promotions,
      wallets: each('USER_WALLET', this.#buyers),
      ...{ clearing: each('ORDER_CLEARING'), payable: each('SELLER_PAYABLE'), held: each('WITHDRAWAL_HOLD') },
      ...{ commission: each('PLATFORM_COMMISSION'), collected: each('gateways'), refunds: each('refunds') },
      ...{ fees: each('fees'), stock: each('stock') },
    }
  }
}

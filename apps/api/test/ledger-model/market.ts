import { arrangeCoupon } from '../testing/arrange-catalogue.ts'
import { arrangeAddress, arrangePerson, type ArrangedProduct, arrangeProduct, arrangeShop } from '../testing/arrange.ts'
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
    return new Market(server, stands, [await buyer(), await buyer()], admin, couponIds)
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
      case 'confirmReceipt': {
        const order = this.#orders[command.at % this.#orders.length]
        if (!order) return undefined
        const { client } = this.#buyers[order.buyer]
        return endOf(await client.POST('/orders/{id}/confirm-receipt', { params: keyed(order.id) }))
      }
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

  async #buy({ buyer, pieces, coupon }: Extract<ResolvedCommand, { do: 'buy' }>) {
    const { id, client, addressId } = this.#buyers[buyer]
    await this.#fillCart(id, pieces, coupon)
    const [one, two] = priceOf(pieces, coupon)
    const bought = await client.POST('/orders', {
      params: { header: { 'Idempotency-Key': newKey() } },
      body: { addressId, paymentMethod: 'WALLET', expectedTotalInCents: one.total + two.total },
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

  /** Reads the model's figures from ledger and stock. Promotions are shared and not read here. */
  async figures(): Promise<Omit<Figures, 'promotions'>> {
    const of = async (kind: string, column: 'user_id' | 'tenant_id', id: string) => {
      const { rows } = await this.#server.owner.query<{ sum: number }>(
        `select coalesce(sum(e.amount_in_cents), 0)::bigint as sum from ledger_accounts a
         join ledger_entries e on e.account_id = a.id where a.kind = $1 and a.${column} = $2`,
        [kind, id],
      )
      return rows[0]?.sum ?? 0
    }
    const ofShops = async (kind: string): Promise<[number, number]> => [
      await of(kind, 'tenant_id', this.#stands[0].id),
      await of(kind, 'tenant_id', this.#stands[1].id),
    ]
    const stock = async ({ product }: Stand) => {
      const { rows } = await this.#server.owner.query<{ stock: number }>(
        'select stock from product_variants where id = $1',
        [product.variantId],
      )
      return rows[0]?.stock ?? 0
    }
    return {
      wallets: [
        await of('USER_WALLET', 'user_id', this.#buyers[0].id),
        await of('USER_WALLET', 'user_id', this.#buyers[1].id),
      ],
      clearing: await ofShops('ORDER_CLEARING'),
      payable: await ofShops('SELLER_PAYABLE'),
      commission: await ofShops('PLATFORM_COMMISSION'),
      stock: [await stock(this.#stands[0]), await stock(this.#stands[1])],
    }
  }
}

export type Figures = Pick<MarketModel, 'wallets' | 'clearing' | 'payable' | 'commission' | 'promotions' | 'stock'>

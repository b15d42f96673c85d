import { problems } from '@chonoi/contract/problems'
import { inScope, systemScope } from '../../src/database/scope.ts'
import { stockReservations } from '../../src/database/tables/catalogue.ts'
import { toFailure } from '../../src/http/problem.ts'
import { arrangeBuyerOf } from '../testing/arrange-catalogue.ts'
import {
  arrangeCartLine,
  arrangeCheckout,
  arrangePerson,
  type ArrangedProduct,
  arrangeProduct,
  arrangeShop,
} from '../testing/arrange.ts'
import { newKey, type TestApi } from '../testing/test-api.ts'
import { atOnce, times } from './at-once.ts'
import { type Ending, Facts } from './facts.ts'
import { count, price, type Race, stockOf, walletsOf } from './race.ts'

const soldOut = ['409 stock.insufficient']
const buyersOf = (server: TestApi, product: ArrangedProduct, calls: number) =>
  Promise.all(times(calls, () => arrangeBuyerOf(server, product)))
const ordersOf = (server: TestApi, { id }: ArrangedProduct) => count(server, 'order_lines where product_id = $1', [id])

/** More buyers than items. Each item is sold once. */
export const lastPieces =
  (stock: number): Race =>
  async (server, calls) => {
    const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock })
    const buyers = await buyersOf(server, product, calls)
    const answers = await atOnce(buyers.map((buyer) => () => buyer.order(price)))
    const facts = new Facts()
    facts.ended(answers, { successes: stock, refusals: soldOut })
    facts.hold('as many orders as pieces', await ordersOf(server, product), stock)
    facts.hold('no piece is left', await stockOf(server, product), 0)
    const wallets = await walletsOf(server, buyers)
    facts.hold('who got nothing paid nothing', wallets.filter((cents) => cents === 100_000_000).length, calls - stock)
    return facts
  }

/** A product on two lines, with one item of each variant. A checkout that can't get both gets none. */
export const twoLines: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const first = await arrangeProduct(server, { shop, price, stock: 1 })
  const second = await arrangeSecondVariant(server, first, 1)
  const buyers = await Promise.all(
    times(calls, async (index) => {
      const [one, two] = index % 2 === 0 ? [first, second] : [second, first]
      const buyer = await arrangeBuyerOf(server, one)
      await buyer.client.POST('/cart', { body: { productId: two.id, variantId: two.variantId, quantity: 1 } })
      return buyer
    }),
  )
  const answers = await atOnce(buyers.map((buyer) => () => buyer.order(2 * price)))
  const facts = new Facts()
  facts.ended(answers, { successes: 1, refusals: soldOut })
  facts.hold('one order has both', await ordersOf(server, first), 2)
  facts.hold('no piece is left', [await stockOf(server, first), await stockOf(server, second)], [0, 0])
  return facts
}

/** Some buy both variants of a product, some only the second. All lock in the same order. */
export const bothVariantsOrOne: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const first = await arrangeProduct(server, { shop, price, stock: calls })
  const second = await arrangeSecondVariant(server, first, calls)
  const [low, high] = first.variantId < second.variantId ? [first, second] : [second, first]
  const both = await Promise.all(
    times(Math.ceil(calls / 2), async () => {
      const buyer = await arrangeBuyerOf(server, low)
      await arrangeCartLine(server, buyer.buyer.id, high)
      return buyer
    }),
  )
  const one = await buyersOf(server, high, Math.floor(calls / 2))
  const answers = await atOnce([
    ...both.map((buyer) => () => buyer.order(2 * price)),
    ...one.map((buyer) => () => buyer.order(price)),
  ])
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  return facts
}

async function arrangeSecondVariant({ owner }: TestApi, product: ArrangedProduct, stock: number) {
  const { rows } = await owner.query<{ id: string }>(
    'insert into product_variants (product_id, tenant_id, name, price_in_cents) values ($1, $2, $3, $4) returning id',
    [product.id, product.tenantId, 'Men rạn', price],
  )
  const variantId = rows[0]?.id ?? ''
  await owner.query(
    `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity) values ($1, $2, $3, 'RESTOCK', $4)`,
    [product.tenantId, product.id, variantId, stock],
  )
  return { ...product, variantId }
}

/** Many tabs check out one cart, each with its own key. */
export const oneCart: Race = async (server, calls) => {
  const { buyer, body, product } = await arrangeCheckout(server, { stock: calls, money: calls * price, price })
  const client = server.client(buyer.token)
  const checkOut = () => client.POST('/orders', { params: { header: { 'Idempotency-Key': newKey() } }, body })
  const facts = new Facts()
  facts.ended(await atOnce(times(calls, () => checkOut)), { successes: 1, refusals: ['409 order.empty_cart'] })
  facts.hold('one cart makes one order', await ordersOf(server, product), 1)
  facts.hold('it is paid once', await walletsOf(server, [{ buyer }]), [(calls - 1) * price])
  return facts
}

/** A shop reduces stock while customers buy it. */
export const saleAgainstStockChange: Race = async (server, calls) => {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  const stock = 10
  const product = await arrangeProduct(server, { shop, price, stock, seller: seller.id })
  const buyers = await buyersOf(server, product, Math.ceil(calls / 2))
  const client = server.client(seller.token)
  const takeOut = () =>
    client.PUT('/products/{id}/stock', {
      params: { path: { id: product.id }, header: { 'Idempotency-Key': newKey() } },
      body: { stockChange: -1, reason: 'Hàng vỡ' },
    })
  const answers = await atOnce<Ending>([
    ...buyers.map((buyer) => () => buyer.order(price)),
    ...times(Math.floor(calls / 2), () => takeOut),
  ])
  const facts = new Facts()
  facts.ended(answers, { successes: stock, refusals: soldOut })
  facts.hold('no piece is left', await stockOf(server, product), 0)
  return facts
}

/** Unpaid checkouts reserve stock while others buy it. */
export const saleAgainstReservation: Race = async (server, calls) => {
  const stock = 6
  const product = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock })
  const buyers = await buyersOf(server, product, Math.ceil(calls / 2))
  const waiting = await arrangePerson(server)
  const { tenantId, variantId } = product
  const expiresAt = new Date(Date.now() + 600_000)
  const reserve = (): Promise<Ending> =>
    inScope(server.api.database, systemScope, ({ queries }) =>
      queries.insert(stockReservations).values({ tenantId, variantId, userId: waiting.id, quantity: 1, expiresAt }),
    ).then(
      () => ({ response: { status: 201 } }),
      (refused: unknown) => {
        const { code } = toFailure(refused)
        return { response: { status: problems[code].status }, error: { code } }
      },
    )
  const answers = await atOnce<Ending>([
    ...times(Math.floor(calls / 2), () => reserve),
    ...buyers.map((buyer) => () => buyer.order(price)),
  ])
  const facts = new Facts()
  facts.ended(answers, { successes: stock, refusals: soldOut })
  const reserved = await count(server, 'stock_reservations where variant_id = $1', [variantId])
  facts.hold('what is sold and what is promised is what there was', (await ordersOf(server, product)) + reserved, stock)
  return facts
}

/** Carts contain the same two products in opposite order, ten carts each. No deadlock occurs. */
export const crossedCarts: Race = async (server, calls) => {
  const pairs = await Promise.all(
    times(Math.ceil(calls / 10), async () => [
      await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls }),
      await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: calls }),
    ]),
  )
  const buyers = await Promise.all(
    times(calls, async (index) => {
      const pair = pairs[index % pairs.length] ?? []
      const [one, two] = index < calls / 2 ? pair : pair.toReversed()
      if (!one || !two) throw new Error('no pair')
      const buyer = await arrangeBuyerOf(server, one)
      await buyer.client.POST('/cart', { body: { productId: two.id, quantity: 1 } })
      return buyer
    }),
  )
  const answers = await atOnce(buyers.map((buyer) => () => buyer.order(2 * price)))
  const facts = new Facts()
  facts.ended(answers, { successes: calls, refusals: [] })
  return facts
}

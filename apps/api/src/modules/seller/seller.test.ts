import { vietnamDate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { foldShopFigures } from '../../jobs/fold-shop-figures.ts'
import { arrangeBuyerOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useOneDay } from '../../../test/testing/one-day.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
useOneDay()
const price = 10_000_000
const today = () => vietnamDate(new Date())

async function arrangeSeller() {
  const shop = (await arrangeShop(server)).id
  const seller = await arrangePerson(server, { shop })
  return { shop, seller, client: server.client(seller.token) }
}
type Seller = Awaited<ReturnType<typeof arrangeSeller>>
const sell = async ({ shop, seller }: Seller, more: { stock?: number } = {}) =>
  arrangeProduct(server, { shop, price, seller: seller.id, ...more })
const analytics = async ({ client }: Seller, query: object = {}) => {
  const { data, error } = await client.GET('/auth/seller/analytics', { params: { query } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}
const fold = () => foldShopFigures({ database: server.api.database, ports: server.api.ports })

test('[SELLER-01] getSellerAnalytics: sums paid orders by day, with products by revenue', async () => {
  const shop = await arrangeSeller()
  const [product, other] = [await sell(shop), await sell(shop)]
  for (const one of [product, product, other]) {
    const buyer = await arrangeBuyerOf(server, one)
    await buyer.order(price)
  }
  const answer = await analytics(shop, { period: '7d' })
  expect(answer).toMatchObject({
    ...{ endDate: today(), revenueInCents: 3 * price, orderCount: 3, averageOrderInCents: price },
    previous: { revenueInCents: 0, orderCount: 0, averageOrderInCents: 0 },
    topProducts: [
      { productId: product.id, unitCount: 2, revenueInCents: 2 * price },
      { productId: other.id, unitCount: 1, revenueInCents: price },
    ],
  })
  expect(answer.revenueByDay).toHaveLength(7)
  expect(answer.revenueByDay.at(-1)).toEqual({ date: today(), revenueInCents: 3 * price, orderCount: 3 })
  expect(answer.previousByDay).toHaveLength(7)
})

test('getSellerAnalytics: takes back what was refunded, the order once all of it is', async () => {
  const shop = await arrangeSeller()
  const buyer = await arrangeBuyerOf(server, await sell(shop))
  const { data } = await buyer.order(price)
  const id = data?.orders[0]?.id ?? ''
  await server.owner.query('update orders set status = $2 where id = $1', [id, 'DELIVERED'])
  const refund = (amountInCents: number) =>
    shop.client.POST('/orders/{id}/refund', {
      params: { path: { id }, header: { 'Idempotency-Key': newKey() } },
      body: { reason: 'Hàng lỗi', amountInCents, destination: 'WALLET' },
    })
  await refund(price / 4)
  const left = { revenueInCents: (price * 3) / 4 }
  expect(await analytics(shop)).toMatchObject({ orderCount: 1, ...left, topProducts: [{ unitCount: 1, ...left }] })
  await refund((price * 3) / 4)
  expect(await analytics(shop)).toMatchObject({ orderCount: 0, revenueInCents: 0, topProducts: [] })
})

test('getSellerAnalytics: checkouts at the same time all count, and folding changes no sum', async () => {
  const shop = await arrangeSeller()
  const product = await sell(shop, { stock: 20 })
  const buyers = await Promise.all(Array.from({ length: 8 }, () => arrangeBuyerOf(server, product)))
  await Promise.all([...buyers.map((buyer) => buyer.order(price)), fold()])
  const before = await analytics(shop)
  expect(before).toMatchObject({ orderCount: 8, topProducts: [{ unitCount: 8 }] })
  await fold()
  expect(await analytics(shop)).toEqual(before)
  const { rows } = await server.owner.query('select from shop_figures where tenant_id = $1', [shop.shop])
  expect(rows).toHaveLength(2)
})

test('getSellerAnalytics: an unpaid order counts once it is paid', async () => {
  const shop = await arrangeSeller()
  const buyer = await arrangeBuyerOf(server, await sell(shop))
  const { data } = await buyer.order(price)
  const id = data?.orders[0]?.id ?? ''
  const setPayment = (status: string) =>
    server.owner.query('update orders set payment_status = $2 where id = $1', [id, status])
  await setPayment('PENDING')
  expect(await analytics(shop)).toMatchObject({ orderCount: 0, topProducts: [] })
  await setPayment('PAID')
  expect(await analytics(shop)).toMatchObject({ orderCount: 1, topProducts: [{ unitCount: 1 }] })
})

test('getSellerAnalytics: takes days, and refuses half a range', async () => {
  const shop = await arrangeSeller()
  const { revenueByDay, previousByDay } = await analytics(shop, { startDate: '2026-02-27', endDate: '2026-03-01' })
  expect(revenueByDay.map(({ date }) => date)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(previousByDay.map(({ date }) => date)).toEqual(['2026-02-24', '2026-02-25', '2026-02-26'])
  const query = { startDate: '2026-02-27' }
  const { error } = await shop.client.GET('/auth/seller/analytics', { params: { query } })
  expect(error).toMatchObject({ status: 422, fields: [{ path: 'endDate', code: 'required' }] })
})

test('[SELLER-01] getSellerProductsSummary: counts the whole shop by state', async () => {
  const shop = await arrangeSeller()
  await sell(shop, { stock: 20 })
  await sell(shop, { stock: 3 })
  await arrangeProduct(server, { shop: shop.shop, stock: 0, status: 'PENDING' })
  const { data } = await shop.client.GET('/auth/seller/products/summary')
  expect(data).toEqual({ total: 3, active: 2, pending: 1, rejected: 0, outOfStock: 1, lowStock: 1 })
})

test('[SELLER-01] listSellerRecentOrders: lists the newest of the shop, as many as asked for', async () => {
  const shop = await arrangeSeller()
  const product = await sell(shop)
  for (let orders = 0; orders < 3; orders++) {
    const buyer = await arrangeBuyerOf(server, product)
    await buyer.order(price)
  }
  const list = async (query: object = {}) =>
    (await shop.client.GET('/auth/seller/orders/recent', { params: { query } })).data?.data ?? []
  const all = await list()
  expect(all).toHaveLength(3)
  expect(all.map(({ createdAt }) => createdAt)).toEqual(
    all
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  )
  expect((await list({ limit: 2 })).map(({ id }) => id)).toEqual(all.slice(0, 2).map(({ id }) => id))
})

test('[SELLER-04] getSellerAnalytics: is for those who run a shop', async () => {
  const customer = server.client((await arrangePerson(server)).token)
  const { error } = await customer.GET('/auth/seller/analytics')
  expect(error).toMatchObject({ status: 403, code: 'auth.role_missing' })
})

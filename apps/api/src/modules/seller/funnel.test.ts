import { expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { foldShopFigures } from '../../jobs/fold-shop-figures.ts'

const server = useTestApi()
const price = 10_000_000
const none = { productVisits: 0, carts: 0, checkouts: 0, orders: 0, paidOrders: 0 }

async function arrangeSeller() {
  const shop = (await arrangeShop(server)).id
  const client = server.client((await arrangePerson(server, { shop })).token)
  const funnel = async (query: object = {}) =>
    (await client.GET('/auth/seller/funnel', { params: { query } })).data ?? none
  return { shop, client, funnel, product: await arrangeProduct(server, { shop, price }) }
}
const visit = (tenantId: string, step?: 'PRODUCT' | 'CART' | 'CHECKOUT') =>
  server.client().POST('/shop-visits', { body: { tenantId, ...(step && { step }) } })

test('getSellerFunnel: counts each step of its own shop, and a plain visit is none of them', async () => {
  const { shop, funnel } = await arrangeSeller()
  const other = await arrangeSeller()
  for (const step of ['PRODUCT', 'PRODUCT', 'CART', 'CHECKOUT', undefined] as const) await visit(shop, step)
  await visit(other.shop, 'PRODUCT')
  expect(await funnel()).toMatchObject({ ...none, productVisits: 2, carts: 1, checkouts: 1, previous: none })
})

test('getSellerFunnel: an order counts when it is placed, and as paid once it is', async () => {
  const { funnel, product } = await arrangeSeller()
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product, paymentStatus: 'PENDING' })
  expect(await funnel()).toMatchObject({ orders: 1, paidOrders: 0 })
  await server.owner.query(`update orders set payment_status = 'PAID' where id = $1`, [id])
  expect(await funnel()).toMatchObject({ orders: 1, paidOrders: 1 })
})

test('getSellerFunnel: the days before the period are counted beside it', async () => {
  const { shop, funnel } = await arrangeSeller()
  await server.owner.query(
    `insert into shop_steps (tenant_id, day, carts) values ($1, vietnam_day(now()) - 7, 3), ($1, vietnam_day(now()), 1)`,
    [shop],
  )
  expect(await funnel({ period: '7d' })).toMatchObject({ carts: 1, previous: { ...none, carts: 3 } })
})

test('foldShopFigures: folding steps changes no sum, and leaves one row a day', async () => {
  const { shop, funnel, product } = await arrangeSeller()
  await (await arrangeBuyerOf(server, product)).order(price)
  await visit(shop, 'CART')
  const before = await funnel()
  const tools = { database: server.api.database, ports: server.api.ports }
  await foldShopFigures(tools)
  await visit(shop, 'CART')
  await foldShopFigures(tools)
  expect(await funnel()).toEqual({ ...before, carts: 2 })
  const { rows } = await server.owner.query('select from shop_steps where tenant_id = $1', [shop])
  expect(rows).toHaveLength(1)
})

test('countShopVisit: keeps nothing of a shop that is not on the site', async () => {
  const { id } = await arrangeShop(server, { status: 'PENDING' })
  expect((await visit(id, 'CART')).response.status).toBe(200)
  expect((await server.owner.query('select from shop_steps where tenant_id = $1', [id])).rows).toEqual([])
})

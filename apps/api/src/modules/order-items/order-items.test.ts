import { beforeEach, expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import {
  type ArrangedPerson,
  type ArrangedProduct,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { newKey, type TestClient, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
let shop = ''
let product: ArrangedProduct
let buyer: ArrangedPerson
let admin: TestClient

beforeEach(async () => {
  shop = (await arrangeShop(server)).id
  product = await arrangeProduct(server, { shop, price: 10_000_000, stock: 10 })
  buyer = await arrangePerson(server)
  admin = server.client((await arrangePerson(server, { shop, shopRole: 'ADMIN' })).token)
})

const order = (more: object = {}) => arrangeOrderOf(server, { buyer, product, ...more })
/** An order whose lines may change: it waits and isn't paid. */
const openOrder = (more: object = {}) => order({ status: 'PENDING', paymentStatus: 'PENDING', ...more })
const header = () => ({ 'Idempotency-Key': newKey() })
const at = (id: string) => ({ params: { path: { id } } })
const keyed = (id: string) => ({ params: { path: { id }, header: header() } })
const stock = async () =>
  (await server.owner.query('select stock from product_variants where id = $1', [product.variantId])).rows[0].stock
const totals = async (id: string) =>
  (
    await server.owner.query(
      `select o.subtotal_in_cents::float8 as subtotal, o.total_in_cents::float8 as total, o.commission_in_cents::float8 as commission,
              g.total_in_cents::float8 as whole
       from orders o join order_groups g on g.id = o.group_id where o.id = $1`,
      [id],
    )
  ).rows[0]

test('getOrderItem: the buyer, the shop and the platform may read; not found for others', async () => {
  const { id, lineId } = await order()
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  for (const client of [server.client(buyer.token), seller, platform]) {
    expect((await client.GET('/order-items/{id}', at(lineId))).data).toMatchObject({
      ...{ orderId: id, productId: product.id, quantity: 1, priceInCents: 10_000_000, lineTotal: 10_000_000 },
    })
    const lines = await client.GET('/order-items/order/{orderId}', { params: { path: { orderId: id } } })
    expect(lines.data?.data.map((line) => line.id)).toEqual([lineId])
  }
  const stranger = server.client((await arrangePerson(server)).token)
  const customer = server.client((await arrangePerson(server, { shop, shopRole: 'CUSTOMER' })).token)
  const other = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  for (const client of [stranger, customer, other]) {
    expect((await client.GET('/order-items/{id}', at(lineId))).response.status).toBe(404)
    const lines = await client.GET('/order-items/order/{orderId}', { params: { path: { orderId: id } } })
    expect(lines.response.status).toBe(404)
  }
})

test('listOrderItems: a shop lists its own lines, filtered by order and product', async () => {
  const [one, two] = [await order(), await order({ product: await arrangeProduct(server, { shop }) })]
  const list = async (query: object, client = admin) =>
    (await client.GET('/order-items', { params: { query } })).data?.data.map(({ id }) => id)
  expect(await list({})).toHaveLength(2)
  expect(await list({ orderId: two.id })).toEqual([two.lineId])
  expect(await list({ productId: product.id })).toEqual([one.lineId])
  const foreign = await admin.GET('/order-items', { params: { query: { tenantId: (await arrangeShop(server)).id } } })
  expect(foreign.error).toMatchObject({ status: 403, code: 'auth.tenant_forbidden' })
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  expect(await list({ tenantId: shop }, platform)).toHaveLength(2)
})

test("[ORD-08] getOrderItemStatistics: a tenant's sales without cancelled and refunded orders; tenantId is for the platform", async () => {
  const other = await arrangeProduct(server, { shop })
  await order({ quantity: 2 })
  await order({ product: other, price: 50_000_000 })
  await order({ status: 'CANCELLED' })
  await order({ status: 'REFUNDED' })
  const { data } = await admin.GET('/order-items/statistics')
  expect(data).toMatchObject({ totalItems: 2, totalQuantity: 3, totalRevenueInCents: 70_000_000 })
  expect(data?.topProducts).toMatchObject([
    { productId: other.id, quantity: 1, revenueInCents: 50_000_000 },
    { productId: product.id, quantity: 2, revenueInCents: 20_000_000 },
  ])
  const platform = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const asked = await platform.GET('/order-items/statistics', { params: { query: { tenantId: shop } } })
  expect(asked.data).toEqual(data)
  const foreign = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  const refused = await foreign.GET('/order-items/statistics', { params: { query: { tenantId: shop } } })
  expect(refused.response.status).toBe(403)
})

test('createOrderItem: adds a line to an unpaid order and updates stock, totals and commission', async () => {
  const { id } = await openOrder()
  const body = { orderId: id, productId: product.id, quantity: 3 }
  const { data, response } = await admin.POST('/order-items', { params: { header: header() }, body })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({ quantity: 3, priceInCents: 10_000_000, lineTotal: 30_000_000 })
  expect(await stock()).toBe(7)
  expect(await totals(id)).toEqual({
    subtotal: 40_000_000,
    total: 40_000_000,
    commission: 1_500_000,
    whole: 40_000_000,
  })
  const much = await admin.POST('/order-items', { params: { header: header() }, body: { ...body, quantity: 8 } })
  expect(much.error).toMatchObject({ status: 409, code: 'stock.insufficient' })
  const foreign = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
  const strange = await admin.POST('/order-items', {
    params: { header: header() },
    body: { ...body, productId: foreign.id },
  })
  expect(strange.error).toMatchObject({ status: 409, code: 'product.not_available' })
})

test('updateOrderItem: changes quantity and price; a coupon’s share never exceeds the line', async () => {
  const { id, lineId } = await openOrder({ quantity: 2, platformDiscount: 15_000_000 })
  const change = (body: object) => admin.PATCH('/order-items/{id}', { ...keyed(lineId), body })
  const less = await change({ quantity: 1 })
  expect(less.data).toMatchObject({ quantity: 1, discountInCents: 10_000_000, lineTotal: 0 })
  expect(await stock()).toBe(11)
  expect(await totals(id)).toMatchObject({ subtotal: 10_000_000, total: 0, commission: 500_000, whole: 0 })
  const dearer = await change({ priceInCents: 12_000_000 })
  expect(dearer.data).toMatchObject({ priceInCents: 12_000_000, lineTotal: 2_000_000 })
  expect((await change({ priceInCents: 0 })).error?.fields).toMatchObject([{ path: 'priceInCents' }])
})

test('deleteOrderItem: removes a line, but not the last one', async () => {
  const { id, lineId } = await openOrder()
  const remove = (which: string) => admin.DELETE('/order-items/{id}', keyed(which))
  expect((await remove(lineId)).error).toMatchObject({ status: 409, code: 'order.items_locked' })
  const body = { orderId: id, productId: product.id, quantity: 3 }
  await admin.POST('/order-items', { params: { header: header() }, body })
  expect((await remove(lineId)).data).toEqual({ success: true })
  expect(await totals(id)).toMatchObject({ subtotal: 30_000_000, whole: 30_000_000 })
  expect(await stock()).toBe(8)
})

test('updateOrderItem: refuses changes of paid and active orders', async () => {
  for (const state of [
    { status: 'PENDING', paymentStatus: 'PAID' },
    { status: 'CONFIRMED', paymentStatus: 'PENDING' },
  ]) {
    const { id, lineId } = await order(state)
    const body = { orderId: id, productId: product.id, quantity: 1 }
    const answers = [
      await admin.POST('/order-items', { params: { header: header() }, body }),
      await admin.PATCH('/order-items/{id}', { ...keyed(lineId), body: { quantity: 2 } }),
      await admin.DELETE('/order-items/{id}', keyed(lineId)),
    ]
    for (const { error } of answers) expect(error).toMatchObject({ status: 409, code: 'order.items_locked' })
  }
  expect(await stock()).toBe(10)
})

test('updateOrderItem: refuses sellers; not found for another shop’s administrator', async () => {
  const { id, lineId } = await openOrder()
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const foreign = server.client(
    (await arrangePerson(server, { shop: (await arrangeShop(server)).id, shopRole: 'ADMIN' })).token,
  )
  const change = (client: TestClient) => client.PATCH('/order-items/{id}', { ...keyed(lineId), body: { quantity: 2 } })
  expect((await change(seller)).response.status).toBe(403)
  expect((await change(foreign)).response.status).toBe(404)
  const body = { orderId: id, productId: product.id, quantity: 1 }
  const added = await foreign.POST('/order-items', { params: { header: header() }, body })
  expect(added.response.status).toBe(404)
})

test('createOrderItem: 50 equal calls with one key add one line', async () => {
  const { id } = await openOrder()
  const same = header()
  const body = { orderId: id, productId: product.id, quantity: 1 }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => admin.POST('/order-items', { params: { header: same }, body })),
  )
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
  expect(await stock()).toBe(9)
})

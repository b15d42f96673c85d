import type { BodyOf } from '@chonoi/contract'
import { stockMovementTypes } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeCheckout, arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

async function arrangeStock(stock = 20) {
  const shop = await arrangeShop(server)
  const seller = await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })
  const product = await arrangeProduct(server, { shop: shop.id, stock })
  const client = server.client(seller.token)
  const move = (body: Omit<BodyOf<'createStockMovement'>, 'productId'>) =>
    client.POST('/stock-movements', { params: keyed(), body: { productId: product.id, ...body } })
  const adjust = (adjustments: BodyOf<'bulkAdjustStock'>['adjustments']) =>
    client.POST('/stock-movements/bulk-adjustment', { params: keyed(), body: { adjustments } })
  return { shop, seller, product, client, move, adjust }
}

test('[STOCK-01, STOCK-02] createStockMovement: changes the stock and says it before and after', async () => {
  const { move, product, seller } = await arrangeStock()
  const { data, response } = await move({ type: 'DAMAGE', quantity: -3, reason: ' Vỡ ' })
  expect(response.status).toBe(201)
  expect(data).toMatchObject({
    productId: product.id,
    type: 'DAMAGE',
    quantity: -3,
    previousStock: 20,
    newStock: 17,
    reason: 'Vỡ',
    orderId: null,
    user: { id: seller.id },
  })
})

test.each(stockMovementTypes.filter((type) => type !== 'SALE'))(
  '[STOCK-01] createStockMovement: %s is recorded by hand',
  async (type) => {
    const { move } = await arrangeStock()
    const quantity = type === 'DECREASE' || type === 'DAMAGE' ? -1 : 1
    expect((await move({ type, quantity })).data?.newStock).toBe(20 + quantity)
  },
)

test('createStockMovement: refuses SALE, a sign that doesn’t fit the type, and more than there is', async () => {
  const { move } = await arrangeStock()
  const mismatch = [{ path: 'type', code: 'stock.movement_mismatch' }]
  expect((await move({ type: 'SALE', quantity: -1 })).error?.fields).toMatchObject(mismatch)
  expect((await move({ type: 'RESTOCK', quantity: -1 })).error?.fields).toMatchObject(mismatch)
  expect((await move({ type: 'DECREASE', quantity: -21 })).error).toMatchObject({ code: 'stock.insufficient' })
})

test('createStockMovement: concurrent movements never take more than there is', async () => {
  const { move, client, product } = await arrangeStock(5)
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async () => (await move({ type: 'DECREASE', quantity: -1 })).response.status),
  )
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  const { data } = await client.GET('/stock-movements/product/{id}/summary', { params: { path: { id: product.id } } })
  expect(data?.currentStock).toBe(0)
})

test('a return by hand leaves the sold count, that of an order lowers it', async () => {
  const { buyer, body, shop, product } = await arrangeCheckout(server)
  const client = server.client(buyer.token)
  const order = (await client.POST('/orders', { params: keyed(), body })).data?.orders[0]
  const admin = server.client((await arrangePerson(server, { shop: shop.id, shopRole: 'ADMIN' })).token)
  const params = { path: { id: product.id } }
  const sold = async () => (await admin.GET('/stock-movements/product/{id}/summary', { params })).data?.soldCount
  const before = await sold()
  expect(before).toBeGreaterThan(0)
  const returned = { productId: product.id, type: 'RETURN', quantity: 1 } as const
  await admin.POST('/stock-movements', { params: keyed(), body: returned })
  expect(await sold()).toBe(before)
  const cancelled = { path: { id: order?.id ?? '' }, ...keyed() }
  await client.POST('/orders/{id}/cancel', { params: cancelled, body: { reason: 'Thôi' } })
  expect(await sold()).toBe(0)
})

test('[STOCK-02] listStockMovements: the shop’s movements, filtered by product, type and time', async () => {
  const { move, client, product } = await arrangeStock()
  await move({ type: 'ADJUSTMENT', quantity: -2 })
  const types = async (query: object) =>
    (await client.GET('/stock-movements', { params: { query } })).data?.data.map(({ type }) => type)
  expect(await types({})).toEqual(['ADJUSTMENT', 'RESTOCK'])
  expect(await types({ sortOrder: 'asc' })).toEqual(['RESTOCK', 'ADJUSTMENT'])
  expect(await types({ productId: product.id, type: 'RESTOCK' })).toEqual(['RESTOCK'])
  expect(await types({ startDate: new Date(Date.now() + 60_000).toISOString() })).toEqual([])
})

test('[STOCK-02] listProductStockMovements: newest first, for the shop’s staff only', async () => {
  const { move, client, product } = await arrangeStock()
  await move({ type: 'INCREASE', quantity: 4 })
  const params = { path: { id: product.id } }
  const { data } = await client.GET('/stock-movements/product/{id}', { params })
  expect(data?.data.map(({ newStock }) => newStock)).toEqual([24, 20])
  expect(data?.pagination.total).toBe(2)
  const elsewhere = server.client((await arrangeStock()).seller.token)
  expect((await elsewhere.GET('/stock-movements/product/{id}', { params })).response.status).toBe(404)
})

test('[STOCK-02] getProductStockSummary: on hand, reserved, sold, in and out', async () => {
  const { move, client, product } = await arrangeStock()
  await move({ type: 'DAMAGE', quantity: -5 })
  const params = { path: { id: product.id } }
  const { data } = await client.GET('/stock-movements/product/{id}/summary', { params })
  expect(data).toEqual({
    productId: product.id,
    currentStock: 15,
    reservedStock: 0,
    availableStock: 15,
    soldCount: 0,
    totalIn: 20,
    totalOut: 5,
    byType: [
      { type: 'DAMAGE', count: 1, quantity: -5 },
      { type: 'RESTOCK', count: 1, quantity: 20 },
    ],
    lastMovementAt: expect.any(String),
  })
})

test('[STOCK-02] bulkAdjustStock: makes what it may and says per row what it refused', async () => {
  const { adjust, product } = await arrangeStock()
  await server.owner.query(`update product_variants set sku = 'GOM-1' where product_id = $1`, [product.id])
  const { data } = await adjust([
    { productId: product.id, quantity: -4, reason: 'Kiểm kê' },
    { sku: 'GOM-1', quantity: 1, type: 'RESTOCK' },
    { sku: 'khong-co', quantity: 1 },
    { productId: product.id, quantity: -100 },
  ])
  expect(data).toMatchObject({ affected: 2, failed: 2 })
  expect(data?.data.map(({ type, newStock }) => [type, newStock])).toEqual([
    ['ADJUSTMENT', 16],
    ['RESTOCK', 17],
  ])
  expect(data?.results).toEqual([
    { row: 1, success: true, code: null },
    { row: 2, success: true, code: null },
    { row: 3, success: false, code: 'resource.not_found' },
    { row: 4, success: false, code: 'stock.insufficient' },
  ])
})

test('[STOCK-01] listStockMovements: a movement that waited for another comes after it', async () => {
  const { move, product, client } = await arrangeStock()
  const waiting = await server.owner.connect()
  await waiting.query('begin')
  await waiting.query('select now()')
  await move({ type: 'DAMAGE', quantity: -3 })
  await waiting.query(
    `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity)
     select tenant_id, id, $2, 'INCREASE', 5 from products where id = $1`,
    [product.id, product.variantId],
  )
  await waiting.query('commit')
  waiting.release()
  const { data } = await client.GET('/stock-movements', { params: { query: { productId: product.id } } })
  expect(data?.data.map(({ newStock }) => newStock)).toEqual([22, 17, 20])
})

import { deliveryEstimate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeCoupon } from '../../../test/testing/arrange-catalogue.ts'
import {
  arrangeAddress,
  arrangeCartLine,
  arrangePerson,
  arrangeProduct,
  arrangeShop,
} from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const price = 10_000_000
const hanoi = '01'
const terms = {
  shippingFeeInCents: 3_000_000,
  provinceFees: [{ provinceCode: hanoi, feeInCents: 1_500_000 }],
  freeShippingFromInCents: 2 * price,
}

async function arrangeSeller() {
  const shop = (await arrangeShop(server)).id
  const client = server.client((await arrangePerson(server, { shop })).token)
  const change = (body: object) => client.PUT('/auth/shop/settings', { body })
  expect((await change(terms)).data).toMatchObject(terms)
  return { shop, client, change, product: await arrangeProduct(server, { shop, price }) }
}

/** An address of the person, in the province or in none. */
async function addressIn(userId: string, provinceCode: string | null) {
  const { id } = await arrangeAddress(server, userId)
  await server.owner.query('update addresses set province_code = $2 where id = $1', [id, provinceCode])
  return id
}

test('updateShopSettings: refuses a province twice, an unknown one and fees out of bounds, each at its row', async () => {
  const { change } = await arrangeSeller()
  const refused = async (body: object) => {
    const { error } = await change(body)
    return error && 'fields' in error ? error.fields?.map(({ path, code }) => `${path} ${code}`) : undefined
  }
  const fee = (provinceCode: string, feeInCents = 0) => ({ provinceCode, feeInCents })
  expect(await refused({ provinceFees: [fee('01'), fee('79'), fee('01')] })).toEqual([
    'provinceFees.2.provinceCode not_unique',
  ])
  expect(await refused({ provinceFees: [fee('79'), fee('00')] })).toEqual(['provinceFees.1.provinceCode not_in_list'])
  expect(await refused({ provinceFees: [fee('79', 100_000_100)] })).toEqual(['provinceFees.0.feeInCents too_large'])
  expect(await refused({ freeShippingFromInCents: 0 })).toEqual(['freeShippingFromInCents too_small'])
})

test('updateShopSettings: the audit log has changed fees, and no row when nothing changed', async () => {
  const { shop, change } = await arrangeSeller()
  await change(terms)
  const { rows } = await server.owner.query<{ changes: object }>(
    `select changes from audit_logs where entity_id = $1`,
    [shop],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.changes).toMatchObject({ provinceFees: { from: [], to: terms.provinceFees } })
})

test('getTenantBySlug: the page of a shop names its fees', async () => {
  const { client } = await arrangeSeller()
  const slug = (await client.GET('/auth/shop/settings')).data?.slug ?? ''
  const { data } = await server.client().GET('/tenants/public/slug/{slug}', { params: { path: { slug } } })
  expect(data?.shipping).toEqual(terms)
})

test('getCart: prices delivery for the address, and says how much is missing until it is free', async () => {
  const { shop, product } = await arrangeSeller()
  const { buyer, client } = await arrangeBuyerOf(server, product)
  const inHanoi = await addressIn(buyer.id, hanoi)
  const elsewhere = await addressIn(buyer.id, null)
  const cart = async (addressId: string) => (await client.GET('/cart', { params: { query: { addressId } } })).data
  expect(await cart(elsewhere)).toMatchObject({ shippingInCents: 3_000_000, totalInCents: price + 3_000_000 })
  expect(await cart(inHanoi)).toMatchObject({
    ...{ shippingInCents: 1_500_000, totalInCents: price + 1_500_000 },
    deliveries: [{ tenantId: shop, shippingInCents: 1_500_000, missingForFreeInCents: price }],
  })
  await client.POST('/cart', { body: { productId: product.id, quantity: 1 } })
  expect(await cart(inHanoi)).toMatchObject({
    ...{ shippingInCents: 0, totalInCents: 2 * price },
    deliveries: [{ missingForFreeInCents: null }],
  })
})

test('getCart, createOrder: a typed address whose city is a province is delivered to for its fee; abroad for the general one', async () => {
  const { product } = await arrangeSeller()
  const { client, order, addressId } = await arrangeBuyerOf(server, product)
  const move = (country: string) =>
    server.owner.query('update addresses set province_code = null, city = $2, country = $3 where id = $1', [
      ...[addressId, 'TP Ha Noi', country],
    ])
  const fee = async () => (await client.GET('/cart', { params: { query: { addressId } } })).data?.shippingInCents
  await move('LA')
  expect(await fee()).toBe(3_000_000)
  await move('VN')
  expect(await fee()).toBe(1_500_000)
  const methods = await client.GET('/payments/methods', { params: { query: { addressId } } })
  expect(methods.data?.amountInCents).toBe(price + 1_500_000)
  expect((await order(price + 1_500_000)).response.status).toBe(201)
})

test('getCart: says when the goods of a shop should arrive, nothing for digital ones', async () => {
  const { shop, product } = await arrangeSeller()
  const { buyer, client } = await arrangeBuyerOf(server, product)
  await server.owner.query("update tenants set city = 'Hà Nội' where id = $1", [shop])
  const addressId = await addressIn(buyer.id, hanoi)
  const expected = async () => {
    const { data } = await client.GET('/cart', { params: { query: { addressId } } })
    return data?.deliveries[0]?.expected
  }
  expect(await expected()).toEqual(deliveryEstimate(server.api.ports.now(), hanoi, hanoi))
  await server.owner.query('update products set is_digital = true where id = $1', [product.id])
  expect(await expected()).toBeNull()
})

test('getCart: without an address delivery is priced for the default one, and for no province without any', async () => {
  const { product } = await arrangeSeller()
  const buyer = await arrangePerson(server)
  await arrangeCartLine(server, buyer.id, product)
  const client = server.client(buyer.token)
  const cart = async () => (await client.GET('/cart')).data
  expect(await cart()).toMatchObject({ shippingInCents: 3_000_000, deliveryCity: null })
  const id = await addressIn(buyer.id, hanoi)
  await addressIn(buyer.id, null)
  await server.owner.query('update addresses set is_default = true where id = $1', [id])
  expect(await cart()).toMatchObject({ shippingInCents: 1_500_000, deliveryCity: 'Hồ Chí Minh' })
})

test('getCart, listPaymentMethods: an address of somebody else is not found', async () => {
  const { product } = await arrangeSeller()
  const { client } = await arrangeBuyerOf(server, product)
  const params = { query: { addressId: await addressIn((await arrangePerson(server)).id, hanoi) } }
  expect((await client.GET('/cart', { params })).error).toMatchObject({ code: 'address.not_found' })
  expect((await client.GET('/payments/methods', { params })).error).toMatchObject({ code: 'address.not_found' })
})

test('listPaymentMethods: the amount includes delivery to the address', async () => {
  const { product } = await arrangeSeller()
  const { buyer, client } = await arrangeBuyerOf(server, product)
  const params = { query: { addressId: await addressIn(buyer.id, hanoi) } }
  expect((await client.GET('/payments/methods', { params })).data?.amountInCents).toBe(price + 1_500_000)
})

test('createOrder: takes the fee of the address, and the order keeps it when the shop changes its fees', async () => {
  const { product, change } = await arrangeSeller()
  const { client, order, addressId } = await arrangeBuyerOf(server, product)
  await server.owner.query('update addresses set province_code = $2 where id = $1', [addressId, hanoi])
  const placed = await order(price + 1_500_000)
  const [{ id = '' } = {}] = placed.data?.orders ?? []
  await change({ provinceFees: [], shippingFeeInCents: 9_000_000 })
  const { data } = await client.GET('/orders/{id}', { params: { path: { id } } })
  expect(data).toMatchObject({ shippingInCents: 1_500_000, totalInCents: price + 1_500_000 })
})

test('createOrder: a fee changed since the page was shown is refused with the new total, and nothing is ordered', async () => {
  const { product, change } = await arrangeSeller()
  const { client, order } = await arrangeBuyerOf(server, product)
  await change({ shippingFeeInCents: 4_000_000 })
  const { error } = await order(price + 3_000_000)
  expect(error).toMatchObject({ code: 'order.price_changed', details: { totalInCents: price + 4_000_000 } })
  expect((await client.GET('/cart')).data?.items).toHaveLength(1)
})

test('createOrder: a coupon does not take free delivery away', async () => {
  const { product } = await arrangeSeller()
  const { client, order } = await arrangeBuyerOf(server, product, { quantity: 2 })
  const { code } = await arrangeCoupon(server, { value: 50 })
  await client.POST('/cart/coupon', { body: { code } })
  expect((await order(price)).data?.orders[0]).toMatchObject({ shippingInCents: 0, totalInCents: price })
})

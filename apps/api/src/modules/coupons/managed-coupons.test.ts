import type { BodyOf } from '@chonoi/contract'
import { describe, expect, test } from 'vitest'
import { arrangeBuyerOf, arrangeCoupon } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const price = 20_000_000

const arrangeAdmin = async () => server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
const at = (id: string) => ({ params: { path: { id } } })

async function arrangeSeller() {
  const shop = await arrangeShop(server)
  const person = await arrangePerson(server, { shop: shop.id, shopRole: 'SELLER' })
  return { shop, client: server.client(person.token) }
}

/** A buyer who checked out one product for the coupon's price. */
async function arrangeUse(shopId: string, coupon: { code: string }) {
  const buyer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shopId, price, stock: 5 }))
  await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
  const { data } = await buyer.order(price - price / 10)
  return { ...buyer, orderId: data?.orders[0]?.id ?? '' }
}

const tet: Omit<BodyOf<'createCoupon'>, 'code'> = {
  ...{ discountType: 'PERCENTAGE', discountValue: 10, validUntil: '2099-01-01T00:00:00.000Z' },
}

describe('updateCoupon', () => {
  test('[ADM-CPN-20] changes the fields sent and keeps the others', async () => {
    const client = await arrangeAdmin()
    const { id, code } = await arrangeCoupon(server, { limit: 5 })
    const { data } = await client.PUT('/coupons/{id}', {
      ...at(id),
      body: { description: 'Mừng Tết', usageLimit: null },
    })
    expect(data).toMatchObject({ id, code, description: 'Mừng Tết', usageLimit: null, discountValue: 10 })
  })

  test('[ADM-CPN-07] isActive pauses and resumes it', async () => {
    const client = await arrangeAdmin()
    const { id } = await arrangeCoupon(server)
    const paused = await client.PUT('/coupons/{id}', { ...at(id), body: { isActive: false } })
    const resumed = await client.PUT('/coupons/{id}', { ...at(id), body: { isActive: true } })
    expect([paused.data?.isActive, resumed.data?.isActive]).toEqual([false, true])
  })

  test('the shop hears what the platform did to its coupon, and nothing of its own changes', async () => {
    const admin = await arrangeAdmin()
    const { client } = await arrangeSeller()
    const code = `SHOP${Date.now()}`
    const { data } = await client.POST('/coupons', { body: { ...tet, code } })
    await client.PUT('/coupons/{id}', { ...at(data?.id ?? ''), body: { description: 'Mừng Tết' } })
    await admin.PUT('/coupons/{id}', { ...at(data?.id ?? ''), body: { isActive: false } })
    await admin.PUT('/coupons/{id}', { ...at(data?.id ?? ''), body: { description: 'Tết' } })
    await admin.DELETE('/coupons/{id}', at(data?.id ?? ''))
    const told = (await client.GET('/notifications')).data?.data
    expect(told?.map(({ type }) => type).toSorted()).toEqual(['COUPON_CHANGED', 'COUPON_DELETED', 'COUPON_PAUSED'])
  })

  test('[ADM-CPN-13] the changed coupon is held to the rules as a whole', async () => {
    const client = await arrangeAdmin()
    const { id } = await arrangeCoupon(server, { type: 'FIXED_AMOUNT', value: 500_000 })
    const { error } = await client.PUT('/coupons/{id}', { ...at(id), body: { discountType: 'PERCENTAGE' } })
    expect(error?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['discountValue', 'coupon.percent_too_large'],
    ])
  })

  test('[ADM-CPN-16] the usage limit stays at or above the uses so far', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server, { limit: 5 })
    await arrangeUse(shop.id, coupon)
    await arrangeUse(shop.id, coupon)
    const client = await arrangeAdmin()
    const refused = await client.PUT('/coupons/{id}', { ...at(coupon.id), body: { usageLimit: 1 } })
    expect(refused.error?.fields).toMatchObject([{ path: 'usageLimit', code: 'too_small', params: { min: 2 } }])
    const taken = await client.PUT('/coupons/{id}', { ...at(coupon.id), body: { usageLimit: 2 } })
    expect(taken.data?.status.isExhausted).toBe(true)
  })

  test('another coupon’s code is refused', async () => {
    const [one, other] = [await arrangeCoupon(server), await arrangeCoupon(server)]
    const { error } = await (await arrangeAdmin()).PUT('/coupons/{id}', { ...at(one.id), body: { code: other.code } })
    expect(error?.code).toBe('coupon.code_taken')
  })
})

describe('deleteCoupon', () => {
  test('[ADM-CPN-20] deletes it and takes it out of the carts', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    const buyer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shop.id, price, stock: 5 }))
    await buyer.client.POST('/cart/coupon', { body: { code: coupon.code } })
    const client = await arrangeAdmin()
    expect((await client.DELETE('/coupons/{id}', at(coupon.id))).data).toEqual({ success: true })
    expect((await client.GET('/coupons/{id}', at(coupon.id))).error?.status).toBe(404)
    expect((await buyer.client.GET('/cart')).data?.coupon).toBeNull()
  })

  test('refuses one that an order was placed with', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    await arrangeUse(shop.id, coupon)
    const { error } = await (await arrangeAdmin()).DELETE('/coupons/{id}', at(coupon.id))
    expect(error?.code).toBe('coupon.in_use')
  })
})

describe('coupons of a shop', () => {
  test('a seller adds one that holds in the shop only', async () => {
    const { shop, client } = await arrangeSeller()
    const { data } = await client.POST('/coupons', { body: { ...tet, code: 'CUASHOP10' } })
    expect(data).toMatchObject({ tenantId: shop.id, code: 'CUASHOP10' })
    const elsewhere = await arrangeProduct(server, { shop: (await arrangeShop(server)).id, price, stock: 5 })
    const buyer = await arrangeBuyerOf(server, elsewhere)
    const { error } = await buyer.client.POST('/cart/coupon', { body: { code: 'CUASHOP10' } })
    expect(error?.code).toBe('coupon.not_applicable')
  })

  test('a seller lists and counts the shop’s own, not the platform’s nor another shop’s', async () => {
    const { shop, client } = await arrangeSeller()
    const own = await arrangeCoupon(server, { shop: shop.id })
    await arrangeCoupon(server)
    await arrangeCoupon(server, { shop: (await arrangeShop(server)).id })
    expect((await client.GET('/coupons')).data?.data.map(({ id }) => id)).toEqual([own.id])
    expect((await client.GET('/coupons/admin/statistics')).data?.totalCoupons).toBe(1)
  })

  test('a seller neither reads nor changes a coupon of the platform', async () => {
    const { client } = await arrangeSeller()
    const { id } = await arrangeCoupon(server)
    expect((await client.GET('/coupons/{id}', at(id))).error?.status).toBe(404)
    expect((await client.PUT('/coupons/{id}', { ...at(id), body: { isActive: false } })).error?.status).toBe(404)
    expect((await client.DELETE('/coupons/{id}', at(id))).error?.status).toBe(404)
  })

  test('a seller names the shop’s own products only', async () => {
    const { client } = await arrangeSeller()
    const { id } = await arrangeProduct(server, { shop: (await arrangeShop(server)).id })
    const body = { ...tet, code: 'HANGKHAC', applicableToAll: false, productIds: [id] }
    const { error } = await client.POST('/coupons', { body })
    expect(error?.fields).toMatchObject([{ path: 'productIds', code: 'coupon.products_of_others' }])
  })
})

describe('uses of a coupon', () => {
  test('getCouponUsage: counts uses, customers and discounts of each day', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    await arrangeUse(shop.id, coupon)
    await arrangeUse(shop.id, coupon)
    const client = await arrangeAdmin()
    const { data } = await client.GET('/coupons/{id}/usage', {
      params: { path: { id: coupon.id }, query: { days: 7 } },
    })
    expect(data).toMatchObject({ uses: 2, customers: 2, discountInCents: (2 * price) / 10 })
    expect(data?.series.map(({ uses }) => uses)).toEqual([0, 0, 0, 0, 0, 0, 2])
  })

  test('getCouponUsage: a cancelled order gives its use back', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    const { client, orderId } = await arrangeUse(shop.id, coupon)
    await client.POST('/orders/{id}/cancel', {
      params: { path: { id: orderId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
      body: { reason: 'Đổi ý không mua nữa' },
    })
    const usage = await (await arrangeAdmin()).GET('/coupons/{id}/usage', at(coupon.id))
    expect(usage.data?.uses).toBe(0)
  })

  test('listCouponRedemptions: a shop sees who used its coupon, with its own order', async () => {
    const { shop, client } = await arrangeSeller()
    const coupon = await arrangeCoupon(server, { shop: shop.id })
    const { buyer, orderId } = await arrangeUse(shop.id, coupon)
    const { data } = await client.GET('/coupons/{id}/redemptions', at(coupon.id))
    expect(data?.data).toMatchObject([
      { customer: { email: buyer.email }, order: { id: orderId }, discountInCents: price / 10 },
    ])
  })
})

describe('applyCoupon', () => {
  const apply = (code: string, customerId?: string) => ({
    params: { path: { code } },
    ...(customerId && { body: { customerId } }),
  })

  test('[ADM-CPN-28] a customer puts a coupon into their own cart by its code', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    const { client } = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shop.id, price, stock: 5 }))
    const { data } = await client.POST('/coupons/{code}/apply', apply(coupon.code.toLowerCase()))
    expect(data).toMatchObject({ success: true, coupon: { code: coupon.code }, discountInCents: price / 10 })
    expect((await client.GET('/cart')).data?.coupon?.code).toBe(coupon.code)
  })

  test('[ADM-CPN-28] an administrator puts one into a customer’s cart, and the customer is told', async () => {
    const shop = await arrangeShop(server)
    const coupon = await arrangeCoupon(server)
    const customer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shop.id, price, stock: 5 }))
    await (await arrangeAdmin()).POST('/coupons/{code}/apply', apply(coupon.code, customer.buyer.id))
    expect((await customer.client.GET('/cart')).data?.coupon?.code).toBe(coupon.code)
    const { data } = await customer.client.GET('/notifications')
    expect(data?.data[0]).toMatchObject({ type: 'COUPON_APPLIED', link: '/cart' })
  })

  test('nobody else names a customer', async () => {
    const { client } = await arrangeSeller()
    const { code } = await arrangeCoupon(server)
    const { id } = await arrangePerson(server)
    const { error } = await client.POST('/coupons/{code}/apply', apply(code, id))
    expect(error?.code).toBe('auth.not_yours')
  })

  test('says why a coupon can’t be used', async () => {
    const shop = await arrangeShop(server)
    const { code } = await arrangeCoupon(server, { active: false })
    const { client } = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shop.id, price, stock: 5 }))
    expect((await client.POST('/coupons/{code}/apply', apply(code))).error?.code).toBe('coupon.inactive')
  })
})

describe('bulkChangeCoupons', () => {
  test('pauses each by itself, and names those that are not there', async () => {
    const client = await arrangeAdmin()
    const [one, other, gone] = [await arrangeCoupon(server), await arrangeCoupon(server), crypto.randomUUID()]
    const ids = [one.id, gone, other.id]
    const { data } = await client.POST('/coupons/bulk', { body: { ids, action: 'DEACTIVATE' } })
    expect(data).toMatchObject({ succeeded: 2, failed: 1 })
    expect(data?.results.map(({ code }) => code)).toEqual([null, 'resource.not_found', null])
    expect((await client.GET('/coupons/{id}', at(one.id))).data?.isActive).toBe(false)
  })

  test('deletes those without orders, and leaves the others where they are, in carts too', async () => {
    const client = await arrangeAdmin()
    const shop = await arrangeShop(server)
    const [used, unused] = [await arrangeCoupon(server), await arrangeCoupon(server)]
    await arrangeUse(shop.id, used)
    const buyer = await arrangeBuyerOf(server, await arrangeProduct(server, { shop: shop.id, price, stock: 5 }))
    await buyer.client.POST('/cart/coupon', { body: { code: used.code } })
    const { data } = await client.POST('/coupons/bulk', { body: { ids: [used.id, unused.id], action: 'DELETE' } })
    expect(data?.results.map(({ code }) => code)).toEqual(['coupon.in_use', null])
    expect((await client.GET('/coupons/{id}', at(unused.id))).response.status).toBe(404)
    expect((await buyer.client.GET('/cart')).data?.coupon?.code).toBe(used.code)
  })

  test('a shop changes its own coupons only', async () => {
    const { client } = await arrangeSeller()
    const { data: own } = await client.POST('/coupons', { body: { ...tet, code: `OWN${Date.now()}` } })
    const other = await arrangeCoupon(server)
    const ids = [other.id, own?.id ?? '']
    const { data } = await client.POST('/coupons/bulk', { body: { ids, action: 'DEACTIVATE' } })
    expect(data?.results.map(({ success }) => success)).toEqual([false, true])
  })
})

import { expect, test } from 'vitest'
import { arrangeCheckout, arrangePerson } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()
const keyed = () => ({ header: { 'Idempotency-Key': newKey() } })

test('getShopBalance: a paid order is pending until its receipt is confirmed, then the shop gets it less commission', async () => {
  const { buyer, body, shop } = await arrangeCheckout(server)
  const seller = server.client((await arrangePerson(server, { shop: shop.id })).token)
  const balance = async () => (await seller.GET('/wallet/shop-balance')).data
  const { data } = await server.client(buyer.token).POST('/orders', { params: keyed(), body })
  expect(await balance()).toMatchObject({ payableInCents: 0, awaitingDeliveryInCents: 10_000_000 })
  const id = data?.orders[0]?.id ?? ''
  for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
    await seller.PUT('/orders/{id}/status', { params: { path: { id }, ...keyed() }, body: { status } })
  }
  const held = await balance()
  expect(held).toMatchObject({ payableInCents: 0, awaitingDeliveryInCents: 10_000_000 })
  expect(new Date(held?.nextReleaseAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
  await server.client(buyer.token).POST('/orders/{id}/confirm-receipt', { params: { path: { id }, ...keyed() } })
  expect(await balance()).toEqual({
    payableInCents: 9_500_000,
    awaitingDeliveryInCents: 0,
    owedFeesInCents: 0,
    commissionInCents: 500_000,
    commissionBasisPoints: 500,
    nextReleaseAt: null,
  })
})

test('getShopBalance: refuses customers', async () => {
  const { response } = await server.client((await arrangePerson(server)).token).GET('/wallet/shop-balance')
  expect(response.status).toBe(403)
})

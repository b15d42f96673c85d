import type { BodyOf } from '@chonoi/contract'
import { deliveryEstimate } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { arrangeOrderOf } from '../../../test/testing/arrange-catalogue.ts'
import { arrangePerson, arrangeProduct, arrangeShop } from '../../../test/testing/arrange.ts'
import { newKey, useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi(() => ({ now: () => new Date('2026-11-25T03:00:00Z') }))
const byCarrier: BodyOf<'shipOrder'> = { carrier: 'GHN', trackingCode: ' GHN42 ', expectedOn: '2026-11-28' }

async function arrange(status: 'PROCESSING' | 'CONFIRMED' = 'PROCESSING') {
  const shop = (await arrangeShop(server)).id
  const product = await arrangeProduct(server, { shop })
  const buyer = await arrangePerson(server)
  const { id } = await arrangeOrderOf(server, { buyer, product, status })
  const seller = server.client((await arrangePerson(server, { shop })).token)
  const params = { path: { id }, header: { 'Idempotency-Key': newKey() } }
  const ship = (body: BodyOf<'shipOrder'>) => seller.POST('/orders/{id}/ship', { params, body })
  return { id, buyer: server.client(buyer.token), ship }
}

test('shipOrder: the buyer sees carrier, code, the day on which it should come, and the note', async () => {
  const { id, buyer, ship } = await arrange()
  const { data } = await ship({ ...byCarrier, note: 'Hàng dễ vỡ' })
  const shipment = {
    ...{ carrier: 'GHN', carrierName: null, trackingCode: 'GHN42' },
    ...{ expectedOn: '2026-11-28', shippedAt: '2026-11-25T03:00:00.000Z' },
  }
  expect(data).toMatchObject({ status: 'SHIPPED', shipment })
  const seen = await buyer.GET('/orders/{id}', { params: { path: { id } } })
  expect(seen.data?.shipment).toEqual(shipment)
  expect(seen.data?.events.at(-1)).toMatchObject({ status: 'SHIPPED', note: 'Hàng dễ vỡ', byRole: 'SELLER' })
})

test('shipOrder: a shop that brings the goods itself needs no code', async () => {
  const { ship } = await arrange()
  expect((await ship({ carrier: 'SHOP' })).data?.shipment).toMatchObject({ carrier: 'SHOP', trackingCode: null })
})

test('shipOrder: without a day the order has the last one of the estimate', async () => {
  const { ship } = await arrange()
  const { data } = await ship({ carrier: 'SHOP' })
  expect(data?.shipment?.expectedOn).toBe(deliveryEstimate(server.api.ports.now(), null, null).to)
})

test('shipOrder: refuses a carrier without a code, and a day that is over', async () => {
  const { ship } = await arrange()
  const { response, error } = await ship({ carrier: 'GHTK', trackingCode: ' ', expectedOn: '2026-11-24' })
  expect(response.status).toBe(422)
  expect(error).toMatchObject({
    fields: [
      { path: 'trackingCode', code: 'required' },
      { path: 'expectedOn', code: 'date.in_past' },
    ],
  })
})

test('shipOrder: refuses an order that is not prepared yet, and keeps no shipment of it', async () => {
  const { id, buyer, ship } = await arrange('CONFIRMED')
  const { response, error } = await ship(byCarrier)
  expect([response.status, error]).toEqual([409, expect.objectContaining({ code: 'order.transition_not_allowed' })])
  expect((await buyer.GET('/orders/{id}', { params: { path: { id } } })).data?.shipment).toBeNull()
})

test("shipOrder: another shop's order isn't found", async () => {
  const { id } = await arrange()
  const stranger = server.client((await arrangePerson(server, { shop: (await arrangeShop(server)).id })).token)
  const params = { path: { id }, header: { 'Idempotency-Key': newKey() } }
  expect((await stranger.POST('/orders/{id}/ship', { params, body: byCarrier })).response.status).toBe(404)
})

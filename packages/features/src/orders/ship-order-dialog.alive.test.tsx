import { unwrap } from '@chonoi/api-client'
import type { Order } from '@chonoi/contract'
import { deliveryEstimate, provinceOfCity } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import ShipOrderDialog from './ship-order-dialog.tsx'

const as = 'seller@chonoi.test'
const fromHanoi = '01'

/** An order that is being prepared, and the code of the province it goes to. */
async function orderToShip(isWanted: (to: string | null) => boolean): Promise<{ order: Order; to: string | null }> {
  const { api } = await demoSession(as)
  const places = (await unwrap(api.GET('/provinces'))).data
  const query = { status: 'PROCESSING', limit: 50 } as const
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  for (const { id } of data) {
    const order = await unwrap(api.GET('/orders/management/{id}', { params: { path: { id } } }))
    const to = provinceOfCity(order.shippingAddress.city, places)
    if (isWanted(to)) return { order, to }
  }
  throw new Error('The demo has no such order.')
}

/** What is sent to ship an order. It doesn't arrive, so that the next test finds the order as it was. */
async function sentFor(order: Order, network = testNetwork()) {
  const call = `POST /orders/${order.id}/ship`
  network.cut(call)
  const { screen } = await renderScreen(<ShipOrderDialog order={order} onClose={() => {}} />, {
    ...{ words: ['orders', 'forms'], language: 'vi', address: '/seller/orders', as, network },
  })
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Mã vận đơn/ }).fill('GHN123456')
  await dialog.getByRole('button', { name: 'Giao vận chuyển' }).click()
  await expect.poll(() => network.sent(call)).toHaveLength(1)
  return (await network.sent(call)[0]?.json()) as { expectedOn?: string }
}

const estimated = (from: string | null, to: string | null) => deliveryEstimate(new Date(), from, to).to

test('the day proposed for an order is the last one that its buyer was led to expect', async () => {
  const { order, to } = await orderToShip((code) => estimated(fromHanoi, code) !== estimated(null, null))
  expect(await sentFor(order)).toMatchObject({ expectedOn: estimated(fromHanoi, to) })
})

test('where the provinces cannot be read the order is shipped with the day for anywhere', async () => {
  const network = testNetwork()
  network.cut('GET /provinces')
  const { order } = await orderToShip(() => true)
  expect(await sentFor(order, network)).toMatchObject({ expectedOn: estimated(null, null) })
})

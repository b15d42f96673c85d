import { newIdempotencyKey, unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedOrdersScreen } from './managed-orders-screen.tsx'

const as = 'seller@chonoi.test'

type Status = 'CONFIRMED' | 'PROCESSING'

/** Buys a bowl of the seller's shop, and moves its order to a status. */
async function orderThatIs(status: Status) {
  const [{ api }, { api: customer }] = [await demoSession(as), await demoSession('customer@chonoi.test')]
  const path = { id: 'bat-an-com-ve-chuon-chuon' }
  const bowl = await unwrap(customer.GET('/products/{id}', { params: { path } }))
  const cart = await unwrap(customer.POST('/cart', { body: { productId: bowl.id, quantity: 1 } }))
  const { data: addresses } = await unwrap(customer.GET('/addresses'))
  const keyed = { 'Idempotency-Key': newIdempotencyKey() }
  const body = {
    ...{ addressId: addresses[0]?.id ?? '', paymentMethod: 'WALLET' as const },
    expectedTotalInCents: cart.totalInCents,
  }
  const { orders } = await unwrap(customer.POST('/orders', { params: { header: keyed }, body }))
  const [order] = orders
  if (!order) throw new Error('Paying made no order.')
  for (const step of status === 'CONFIRMED' ? (['CONFIRMED'] as const) : (['CONFIRMED', 'PROCESSING'] as const)) {
    const params = { path: { id: order.id }, header: { 'Idempotency-Key': newIdempotencyKey() } }
    await unwrap(api.PUT('/orders/{id}/status', { params, body: { status: step } }))
  }
  return order
}

/** Two new orders with a status, and the list with both chosen. */
async function chooseTwo(status: Status, network = testNetwork()) {
  const [one, two] = [await orderThatIs(status), await orderThatIs(status)]
  const { api } = await demoSession(as)
  const { screen } = await renderScreen(
    <>
      <ManagedOrdersScreen audience="seller" />
      <ToastHost />
    </>,
    { words: ['orders', 'forms'], address: `/seller/orders?status=${status}`, as, network },
  )
  for (const { orderNumber } of [one, two])
    await screen.getByRole('checkbox', { name: new RegExp(orderNumber) }).click()
  const statusOf = async ({ id }: { id: string }) =>
    (await unwrap(api.GET('/orders/management/{id}', { params: { path: { id } } }))).status
  return { api, one, two, screen, statusOf }
}

test('several orders take their next step with one press; one that is refused is named with the reason', async () => {
  const { api, one, two, screen, statusOf } = await chooseTwo('CONFIRMED')
  const params = { path: { id: two.id }, header: { 'Idempotency-Key': newIdempotencyKey() } }
  await unwrap(api.PUT('/orders/{id}/status', { params, body: { status: 'CANCELLED', note: 'Hết hàng mất rồi' } }))
  await screen.getByRole('button', { name: 'Prepare (2)' }).click()
  await expect.element(screen.getByText('Succeeded: 1, failed: 1')).toBeVisible()
  await expect.element(screen.getByText(new RegExp(`${two.orderNumber}.*cannot change to this state`))).toBeVisible()
  expect([await statusOf(one), await statusOf(two)]).toEqual(['PROCESSING', 'CANCELLED'])
})

test('several orders are handed to one carrier, each with its own code', async () => {
  const network = testNetwork()
  const { one, two, screen, statusOf } = await chooseTwo('PROCESSING', network)
  await screen.getByRole('button', { name: /\(2\)$/ }).click()
  const dialog = screen.getByRole('dialog')
  const codeOf = (number: string) => dialog.getByRole('textbox', { name: new RegExp(`Tracking code of ${number}`) })
  await codeOf(one.orderNumber).fill('GHN-1')
  const ship = dialog.getByRole('button', { name: 'Ship' })
  await ship.click()
  await expect.element(codeOf(two.orderNumber)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(codeOf(one.orderNumber)).toHaveValue('GHN-1')
  await codeOf(two.orderNumber).fill('GHN-2')
  await ship.click()
  await expect.element(screen.getByText('Succeeded: 2, failed: 0')).toBeVisible()
  expect([await statusOf(one), await statusOf(two)]).toEqual(['SHIPPED', 'SHIPPED'])
  const sent = await Promise.all(
    [one, two].map(({ id }) => network.sent(`POST /orders/${id}/ship`)[0]?.json() as Promise<{ trackingCode: string }>),
  )
  expect(sent.map(({ trackingCode }) => trackingCode)).toEqual(['GHN-1', 'GHN-2'])
})

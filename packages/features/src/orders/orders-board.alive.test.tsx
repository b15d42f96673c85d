import { newIdempotencyKey, unwrap } from '@chonoi/api-client'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedOrdersScreen } from './managed-orders-screen.tsx'

const as = 'seller@chonoi.test'
const screenOf = (address: string) =>
  renderScreen(
    <>
      <ManagedOrdersScreen audience="seller" />
      <ToastHost />
    </>,
    { words: ['orders', 'forms'], address, as },
  )
type Status = 'PENDING' | 'CONFIRMED' | 'PROCESSING'

/** The newest order with a status that its shop may move on. */
async function orderThatIs(status: Status) {
  const { api } = await demoSession(as)
  const query = { status, paymentStatus: 'PAID', limit: 1 } as const
  const { data } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const [order] = data
  if (!order) throw new Error(`The demo has no order that is ${status}.`)
  return { api, order }
}

beforeEach(async () => {
  localStorage.removeItem('ordersView')
  await page.viewport(1280, 900)
})

test('the next step moves a card to its column', async () => {
  const { order } = await orderThatIs('CONFIRMED')
  const { screen } = await screenOf('/seller/orders?view=board')
  const card = screen.getByRole('listitem').filter({ hasText: order.orderNumber })
  await card.getByRole('button', { name: 'Prepare' }).click()
  const column = screen.getByRole('region', { name: 'Being prepared' })
  await expect.element(column.getByRole('link', { name: order.orderNumber })).toBeVisible()
})

test('a card is dragged to the next column, and stays where it is over a column that it may not enter', async () => {
  const { order } = await orderThatIs('PENDING')
  const { screen } = await screenOf('/seller/orders?view=board')
  const card = screen.getByRole('listitem').filter({ hasText: order.orderNumber })
  const linkIn = (name: string) => screen.getByRole('region', { name }).getByRole('link', { name: order.orderNumber })
  await expect.element(linkIn('Awaiting confirmation')).toBeVisible()
  await userEvent.dragAndDrop(card, screen.getByRole('region', { name: 'Being prepared' }))
  await expect.element(linkIn('Awaiting confirmation')).toBeVisible()
  await userEvent.dragAndDrop(card, screen.getByRole('region', { name: 'Confirmed' }))
  await expect.element(linkIn('Confirmed')).toBeVisible()
})

test('a card is carried to the next column with the keyboard, and to no other', async () => {
  const { order } = await orderThatIs('PENDING')
  const { screen } = await screenOf('/seller/orders?view=board')
  const grip = screen.getByRole('button', { name: `Move ${order.orderNumber}` })
  await expect.element(grip).toBeVisible()
  grip.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('data-takes')).toBe('true')
  await userEvent.keyboard('{Enter}')
  const column = screen.getByRole('region', { name: 'Confirmed' })
  await expect.element(column.getByRole('link', { name: order.orderNumber })).toBeVisible()
})

test('a move that the server refuses says why', async () => {
  const { api, order } = await orderThatIs('PENDING')
  const { screen } = await screenOf('/seller/orders?view=board')
  const card = screen.getByRole('listitem').filter({ hasText: order.orderNumber })
  await expect.element(card).toBeVisible()
  const params = { path: { id: order.id }, header: { 'Idempotency-Key': newIdempotencyKey() } }
  await unwrap(api.PUT('/orders/{id}/status', { params, body: { status: 'CANCELLED', note: 'Hết hàng mất rồi' } }))
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(screen.getByText('The order cannot change to this state')).toBeVisible()
})

test('the view is kept in the address and remembered for the next visit', async () => {
  const first = await screenOf('/seller/orders')
  await first.screen.getByText('Board', { exact: true }).click()
  await expect.poll(() => first.visited.at(-1)).toBe('/seller/orders?view=board')
  await first.screen.unmount()
  const again = await screenOf('/seller/orders')
  await expect.element(again.screen.getByRole('region', { name: 'Awaiting confirmation' })).toBeVisible()
})

test('on a phone one column is shown at a time, chosen by tabs', async () => {
  await page.viewport(360, 800)
  const { screen } = await screenOf('/seller/orders?view=board')
  await expect.element(screen.getByRole('tab', { name: /^Awaiting confirmation/ })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Confirmed' }).elements()).toEqual([])
  await screen.getByRole('tab', { name: /^Confirmed/ }).click()
  await expect.element(screen.getByRole('region', { name: 'Confirmed' })).toBeVisible()
})

import { unwrap } from '@chonoi/api-client'
import { formatMoney } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { placeCart } from '../../testing/alive/arrange.ts'
import { BuyerOrderScreen } from './buyer-order-screen.tsx'
import { BuyerOrdersScreen } from './buyer-orders-screen.tsx'
import { ManagedOrderScreen } from './managed-order-screen.tsx'

const as = 'customer@chonoi.test'
const words = ['orders', 'returns', 'downloads', 'forms', 'invoices'] as const

test('[ORD-03] the list of what awaits payment leads to pay it, and tells how long the goods are kept', async () => {
  const { api } = await demoSession(as)
  const { id } = await placeCart('VNPAY')(api)
  const { screen } = await renderScreen(<BuyerOrdersScreen />, {
    words,
    as,
    address: '/orders?status=AWAITING_PAYMENT',
  })
  const pay = screen.getByRole('link', { name: /^Pay \(\d+ (minutes|hours?) left\), order CN-/ })
  await expect.element(pay.first()).toBeVisible()
  const hrefs = pay.elements().map((link) => link.getAttribute('href'))
  expect(hrefs).toContain(`/orders/${id}/confirmation`)
  const orders = screen.getByRole('list', { name: 'My orders' })
  await expect.element(orders.getByText('Awaiting confirmation')).not.toBeInTheDocument()
})

test('[ORD-03] an order that awaits payment says so in its history, its sum and before it is cancelled', async () => {
  const { api } = await demoSession(as)
  const { id } = await placeCart('VNPAY')(api)
  const { screen } = await renderScreen(<BuyerOrderScreen orderId={id} />, { words, as, address: `/orders/${id}` })
  await expect.element(screen.getByText('The order was placed and awaits payment.')).toBeVisible()
  await expect.element(screen.getByText('Not paid yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel order' }).click()
  await expect.element(screen.getByText(/You have paid nothing for this order/)).toBeVisible()
})

test('[ORD-03] an order by cash is paid on delivery and awaits nothing before', async () => {
  const { api } = await demoSession(as)
  const { id } = await placeCart('CASH_ON_DELIVERY')(api)
  const { screen } = await renderScreen(<BuyerOrderScreen orderId={id} />, { words, as, address: `/orders/${id}` })
  await expect.element(screen.getByText('The order was placed, to be paid on delivery.')).toBeVisible()
  await expect.element(screen.getByText('Pay on delivery', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('To pay on delivery')).toBeVisible()
  await expect.element(screen.getByText('Awaiting payment')).not.toBeInTheDocument()
})

test("[WAL-08] a seller reads the order's own commission and share, of goods and delivery", async () => {
  const { api } = await demoSession('seller@chonoi.test')
  const query = { status: 'DELIVERED', limit: 1 } as const
  const { data: orders } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const order = await unwrap(api.GET('/orders/management/{id}', { params: { path: { id: orders[0]?.id ?? '' } } }))
  const { screen } = await renderScreen(<ManagedOrderScreen audience="seller" orderId={order.id} />, {
    ...{ words: [...words, 'orderMessages', 'notifications'], as: 'seller@chonoi.test', address: '/' },
  })
  const { commissionInCents, payableInCents } = order.share
  await expect.element(screen.getByText(`−${formatMoney(commissionInCents)}`)).toBeVisible()
  await expect.element(screen.getByText(formatMoney(payableInCents), { exact: true }).last()).toBeVisible()
})

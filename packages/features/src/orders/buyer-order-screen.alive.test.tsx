import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { BuyerOrderScreen } from './buyer-order-screen.tsx'

const as = 'customer@chonoi.test'

test('an order whose license key was delivered says why it can no longer be cancelled, in place of the button', async () => {
  const { api } = await demoSession(as)
  const query = { status: 'CONFIRMED', limit: 1 } as const
  const { data: orders } = await unwrap(api.GET('/orders/my-orders', { params: { query } }))
  const path = { id: orders[0]?.id ?? '' }
  const order = await unwrap(api.GET('/orders/{id}', { params: { path } }))
  const { screen, refetch } = await renderScreen(<BuyerOrderScreen orderId={order.id} />, {
    ...{ words: ['orders', 'returns', 'downloads', 'forms', 'invoices'], as, address: `/orders/${order.id}` },
  })
  const cancel = screen.getByRole('button', { name: 'Cancel order' })
  await expect.element(cancel).toBeVisible()
  const platform = await demoSession('admin@chonoi.test')
  const body = { orderItemId: order.items[0]?.id ?? '', licenseKey: 'GOM-2026-LO-BEN-SONG' }
  await unwrap(platform.api.POST('/digital-deliveries', { body }))
  await refetch()
  await expect.element(screen.getByText(/so you cannot cancel it yourself/)).toBeVisible()
  await expect.element(cancel).not.toBeInTheDocument()
})

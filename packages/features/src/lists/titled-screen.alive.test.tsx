import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { BuyerOrderScreen } from '../orders/buyer-order-screen.tsx'

const as = 'customer@chonoi.test'
const words = ['orders', 'returns', 'downloads', 'forms', 'invoices'] as const

test('[ROUTE-36] a tab is named by the order that it shows, and by its page again afterwards', async () => {
  const { api } = await demoSession(as)
  const { data: orders } = await unwrap(api.GET('/orders/my-orders', { params: { query: { limit: 1 } } }))
  const { id = '', orderNumber = '' } = orders[0] ?? {}
  document.title = 'My orders | Chợ Nổi'
  const { screen } = await renderScreen(<BuyerOrderScreen orderId={id} />, { words, as, address: `/orders/${id}` })
  await expect.poll(() => document.title).toBe(`${orderNumber} | Chợ Nổi`)
  await screen.unmount()
  expect(document.title).toBe('My orders | Chợ Nổi')
})

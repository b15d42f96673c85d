import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ManagedOrdersScreen } from './managed-orders-screen.tsx'

const call = 'POST /orders/management/packing-slips'

test('a seller chooses orders and asks for one file of their packing slips, without prices', async () => {
  const network = testNetwork()
  const { screen } = await renderScreen(<ManagedOrdersScreen audience="seller" />, {
    words: ['orders'],
    language: 'vi',
    address: '/seller/orders',
    as: 'seller@chonoi.test',
    network,
  })
  const rows = screen.getByRole('checkbox', { name: /CN-/ })
  await rows.nth(0).click()
  await rows.nth(1).click()
  await screen.getByRole('button', { name: 'In phiếu giao' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('switch', { name: /^In cả giá/ })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Tải PDF' }).click()
  await expect.poll(() => network.sent(call).length).toBe(1)
  const body: unknown = await network.sent(call)[0]?.json()
  expect(body).toMatchObject({ orderIds: [expect.any(String), expect.any(String)], withPrices: false })
})

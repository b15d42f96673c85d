import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { TenantList } from './tenant-list.tsx'

test('during a switch the pressed shop keeps the focus, and further presses are ignored', async () => {
  const network = testNetwork()
  const arrive = network.hold('POST /auth/switch-tenant')
  const { screen, connection } = await renderScreen(<TenantList onDone={() => {}} />, {
    words: [],
    as: 'multi@chonoi.test',
    network,
  })
  const shop = screen.getByRole('button', { name: /Cà Phê Rẫy Đỏ/ })
  await shop.click()
  await expect.poll(() => connection.session.getSnapshot().isLoading).toBe(true)
  await expect.element(shop).toHaveAttribute('aria-disabled', 'true')
  await expect.element(shop).toHaveFocus()
  await shop.click({ force: true })
  arrive()
  await expect.element(shop).toHaveAttribute('aria-current', 'true')
  await expect.element(shop).not.toHaveAttribute('aria-disabled')
  expect(network.sent('POST /auth/switch-tenant')).toHaveLength(1)
})

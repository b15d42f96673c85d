import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { arrangeAdjustment } from '../../testing/alive/arrange-adjustment.ts'
import { WalletAdjustmentsScreen } from './wallet-adjustments-screen.tsx'

const words = ['transactions', 'wallet', 'forms'] as const
const shown = (as: string) =>
  renderScreen(<WalletAdjustmentsScreen />, { words, as, language: 'vi', address: '/admin/wallets/adjustments' })
const balance = async () => {
  const { api } = await demoSession('customer@chonoi.test')
  return (await unwrap(api.GET('/wallet/balance'))).balanceInCents
}

test('an adjustment waits; a second administrator approves it, and the wallet is credited', async () => {
  const { api } = await demoSession('superadmin@chonoi.test')
  await arrangeAdjustment(api)
  const before = await balance()
  const { screen } = await shown('superadmin@chonoi.test')
  await screen.getByRole('button', { name: /^Duyệt điều chỉnh ví/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Duyệt' }).click()
  await expect.element(screen.getByText('Đã duyệt', { exact: true })).toBeVisible()
  expect(await balance()).toBe(before + 600_000_000)
})

test('an adjustment is refused with a reason that the list shows; nothing is credited', async () => {
  const { api } = await demoSession('superadmin@chonoi.test')
  await arrangeAdjustment(api)
  const before = await balance()
  const { screen } = await shown('superadmin@chonoi.test')
  await screen.getByRole('button', { name: /^Từ chối điều chỉnh ví/ }).click()
  await screen.getByRole('textbox', { name: /Vì sao từ chối/ }).fill('Sai người nhận')
  await screen.getByRole('dialog').getByRole('button', { name: 'Từ chối' }).click()
  await expect.element(screen.getByText('Sai người nhận')).toBeVisible()
  expect(await balance()).toBe(before)
})

test('whoever asked is told that somebody else decides', async () => {
  const { api } = await demoSession('superadmin@chonoi.test')
  await arrangeAdjustment(api)
  const { screen } = await shown('admin@chonoi.test')
  const approve = screen.getByRole('button', { name: /^Duyệt điều chỉnh ví/ })
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
})

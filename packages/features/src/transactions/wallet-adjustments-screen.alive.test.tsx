import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { askForAdjustment } from '../../testing/alive/arrange-adjustment.ts'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { WalletAdjustmentsScreen } from './wallet-adjustments-screen.tsx'

const words = ['transactions', 'wallet', 'forms'] as const

/** The administrator has asked, and somebody looks at the list. Decided ones of the tests before stand below. */
async function shown(as: DemoAccount) {
  await askForAdjustment((await demoSession('admin@chonoi.test')).api)
  const before = await balance()
  const setting = { words, as, language: 'vi', address: '/admin/wallets/adjustments' } as const
  const { screen } = await renderScreen(<WalletAdjustmentsScreen />, setting)
  const newest = screen.getByRole('table').getByRole('row').nth(1)
  await expect.element(newest).toMatchTextContent('Chờ duyệt')
  return { screen, newest, before }
}
const balance = async () => {
  const { api } = await demoSession('customer@chonoi.test')
  return (await unwrap(api.GET('/wallet/balance'))).balanceInCents
}

test('an adjustment waits; a second administrator approves it, and the wallet is credited', async () => {
  const { screen, newest, before } = await shown('superadmin@chonoi.test')
  await newest.getByRole('button', { name: /^Duyệt điều chỉnh ví/ }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Duyệt' }).click()
  await expect.element(newest).toMatchTextContent('Đã duyệt')
  expect(await balance()).toBe(before + 600_000_000)
})

test('an adjustment is refused with a reason that the list shows; nothing is credited', async () => {
  const { screen, newest, before } = await shown('superadmin@chonoi.test')
  await newest.getByRole('button', { name: /^Từ chối điều chỉnh ví/ }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Vì sao từ chối/ }).fill('Sai người nhận')
  await dialog.getByRole('button', { name: 'Từ chối' }).click()
  await expect.element(newest).toMatchTextContent('Sai người nhận')
  expect(await balance()).toBe(before)
})

test('whoever asked is told that somebody else decides', async () => {
  const { newest } = await shown('admin@chonoi.test')
  const approve = newest.getByRole('button', { name: /^Duyệt điều chỉnh ví/ })
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await expect.element(approve).toHaveAttribute('title', 'Bạn đã đề nghị điều chỉnh này nên người khác phải quyết định')
})

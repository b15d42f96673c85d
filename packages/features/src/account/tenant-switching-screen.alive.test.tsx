import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SessionErrorBox } from '../shell/session-error-box.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { TenantSwitchingScreen } from './tenant-switching-screen.tsx'

/** A user with three memberships: the platform, a shop that she sells for, and a suspended one. */
const setting = { words: ['account'], as: 'multi@chonoi.test' } as const
const screenWithBox = (
  <>
    <SessionErrorBox />
    <TenantSwitchingScreen />
    <ToastHost />
  </>
)

test('[TENANT-03] switching to a membership that is not active shows the error box with the message of its state', async () => {
  const { screen, connection, network } = await renderScreen(screenWithBox, setting)
  await screen.getByRole('listitem').filter({ hasText: 'Thể Thao Biển Xanh' }).getByRole('button').click()
  const box = screen.getByRole('alert')
  await expect.element(box.getByText('Tenant Switch Error')).toBeVisible()
  const { error } = connection.session.getSnapshot()
  await expect.element(box.getByText(error?.message ?? 'no message')).toBeVisible()
  expect(network.calls).not.toContain('POST /auth/switch-tenant')
})

test('[ROLE-02] each membership shows the display name of its role', async () => {
  const { screen } = await renderScreen(screenWithBox, setting)
  const row = screen.getByRole('listitem').filter({ hasText: 'Cà Phê Rẫy Đỏ' })
  await expect.element(row.getByText(/^Seller/)).toBeVisible()
})

test('without a connection the box shows an error in the language of the page', async () => {
  const { screen, network } = await renderScreen(screenWithBox, { ...setting, language: 'vi' })
  network.cut('POST /auth/switch-tenant')
  await screen.getByRole('listitem').filter({ hasText: 'Cà Phê Rẫy Đỏ' }).getByRole('button').click()
  await expect.element(screen.getByRole('alert').getByText('Lỗi kết nối mạng. Vui lòng thử lại sau.')).toBeVisible()
})

test('after a switch the row of the shop has the focus, and the switch is announced', async () => {
  const { screen } = await renderScreen(screenWithBox, setting)
  const row = screen.getByRole('listitem', { name: 'Cà Phê Rẫy Đỏ' })
  row.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row.getByText('Current', { exact: true })).toBeVisible()
  await expect.element(row).toHaveFocus()
  await expect.element(screen.getByText('Switched to Cà Phê Rẫy Đỏ')).toBeVisible()
})

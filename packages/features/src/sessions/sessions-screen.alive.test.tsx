import { expect, test } from 'vitest'
import { forgetSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { SessionsScreen } from './sessions-screen.tsx'

const as = 'customer@chonoi.test'
const page = (
  <>
    <SessionsScreen />
    <ToastHost />
  </>
)

test('another device is shown and signed out, this one stays', async () => {
  // The demo has a session of theirs; the screen signs in as a second device.
  const { screen } = await renderScreen(page, { words: ['sessions'], language: 'vi', as })
  const rows = screen.getByRole('list', { name: 'Các thiết bị đang đăng nhập' }).getByRole('listitem')
  await expect.element(rows.first().getByText('Thiết bị này')).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(2)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Đăng xuất/ })
    .click()
  await expect.element(screen.getByText('Bạn không đăng nhập ở nơi nào khác.')).toBeVisible()
  await expect.poll(() => rows.elements().length).toBe(1)
})

test('all other devices are signed out after a question', async () => {
  // Signs in anew, as a second device.
  forgetSession(as)
  const { screen } = await renderScreen(page, { words: ['sessions'], as })
  await screen.getByRole('button', { name: 'Sign out all other devices' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.element(screen.getByText('Signed out 1 device')).toBeVisible()
  await expect.element(screen.getByText('You aren’t signed in anywhere else.')).toBeVisible()
})

test('without a connection the screen says so, with a way to try again', async () => {
  const network = testNetwork()
  network.cut('GET /auth/sessions')
  const { screen } = await renderScreen(page, { words: ['sessions'], as, network })
  await expect.element(screen.getByRole('button', { name: /again/i })).toBeVisible()
})

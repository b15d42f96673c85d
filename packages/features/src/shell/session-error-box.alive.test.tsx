import { expect, test } from 'vitest'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { SessionErrorBox } from './session-error-box.tsx'
import { ToastHost } from './toast-host.tsx'

const page = (
  <>
    <SessionErrorBox />
    <main id="main" tabIndex={-1} />
    <ToastHost />
  </>
)

/** Makes reloading the user fail, as after another tab switched shops. */
async function showUnloaded({ language = 'en' }: Pick<ScreenSetting, 'language'> = {}) {
  const shown = await renderScreen(page, { words: [], as: 'multi@chonoi.test', language })
  shown.network.cut('GET /auth/me')
  await shown.connection.session.reloadUser()
  return { ...shown, box: shown.screen.getByRole('alert') }
}

test('a failed reload of the user shows its own error, not that of a switch', async () => {
  const { box } = await showUnloaded()
  await expect.element(box.getByText('Your account could not be loaded again')).toBeVisible()
  await expect.element(box.getByText('Tenant Switch Error')).not.toBeInTheDocument()
})

test('the error is in the language of the page', async () => {
  const { box } = await showUnloaded({ language: 'vi' })
  await expect.element(box.getByText('Không tải lại được tài khoản của bạn')).toBeVisible()
  await expect.element(box.getByText('Lỗi kết nối mạng. Vui lòng thử lại sau.')).toBeVisible()
})

test('a successful retry is announced, and moves the focus to the content', async () => {
  const { screen, box, network } = await showUnloaded()
  network.mend('GET /auth/me')
  await box.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Your account is up to date again')).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a failed retry keeps the box, and the focus in it', async () => {
  const { box, network } = await showUnloaded()
  const button = box.getByRole('button', { name: 'Try again' })
  const asked = network.sent('GET /auth/me').length
  const letGo = network.hold('GET /auth/me')
  await button.click()
  await expect.poll(() => network.sent('GET /auth/me').length).toBe(asked + 1)
  await expect.element(button).toHaveFocus()
  letGo()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(button).toHaveFocus()
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { PushPrompt } from './push-prompt.tsx'

/** Sets the permission. The test browser has its own, so only the property that pages read is replaced. */
function permissionIs(permission: NotificationPermission) {
  Object.defineProperty(Notification, 'permission', { value: permission, configurable: true })
}

beforeEach(() => permissionIs('default'))
afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(Notification, 'permission')
})

const show = (address = '/notifications') =>
  renderScreen(<PushPrompt />, { words: [], as: 'customer@chonoi.test', address })

test('[PUSH-01] a signed-in user is asked, and can dismiss it', async () => {
  const { screen } = await show()
  const banner = screen.getByRole('region', { name: 'Enable push notifications' })
  await expect.element(banner).toBeVisible()
  await expect.element(banner.getByRole('button', { name: 'Close' })).toBeVisible()
})

test.each(['/products/1', '/checkout', '/payments/1'])(
  'on %s, where people buy and pay, nobody is asked',
  async (address) => {
    const { screen } = await show(address)
    expect(screen.container.textContent).toBe('')
  },
)

test('[PUSH-01] a visitor is not asked', async () => {
  const { screen } = await renderScreen(<PushPrompt />, { words: [], address: '/notifications' })
  expect(screen.container.textContent).toBe('')
})

test.each(['granted', 'denied'] as const)(
  '[PUSH-03, PUSH-04] with the permission %s users are not asked',
  async (permission) => {
    permissionIs(permission)
    const { screen } = await show()
    expect(screen.container.textContent).toBe('')
  },
)

test('[PUSH-02] a user who dismissed it before is not asked again', async () => {
  localStorage.setItem('pushBannerDismissed', 'true')
  const { screen } = await show()
  expect(screen.container.textContent).toBe('')
})

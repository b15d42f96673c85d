import { afterEach, beforeEach, expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { fakePush } from '../../test-support/fake-push.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { payCart, payFromWallet } from '../../testing/alive/arrange.ts'
import { OrderConfirmationScreen } from '../orders/order-confirmation-screen.tsx'
import { PaymentScreen } from '../payments/payment-screen.tsx'
import { PushCard } from './push-card.tsx'

const as = 'customer@chonoi.test'

/** Sets the permission. The test browser has its own, so only the property that pages read is replaced. */
function permissionIs(permission: NotificationPermission) {
  Object.defineProperty(Notification, 'permission', { value: permission, configurable: true })
}

beforeEach(() => permissionIs('default'))
afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(Notification, 'permission')
})

const show = async () => {
  const { screen } = await renderScreen(<PushCard />, { words: [], as })
  return { screen, question: screen.getByRole('heading', { name: 'Enable push notifications' }) }
}

test('[PUSH-01, PUSH-02] the card is dismissed without a reload, and not shown again', async () => {
  const { screen, question } = await show()
  await expect.element(question).toBeVisible()
  Object.assign(window, { isSamePage: true })
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(window).toHaveProperty('isSamePage', true)
  expect(localStorage.getItem('pushBannerDismissed')).toBe('true')
  await screen.unmount()
  const again = await show()
  expect(again.screen.container.textContent).toBe('')
})

test('[PUSH-05] once the browser is registered the card is gone', async () => {
  const { screen, question } = await show()
  await expect.element(question).toBeVisible()
  const undo = fakePush({})
  await screen.getByRole('button', { name: 'Enable notifications' }).click()
  await expect.element(question).not.toBeInTheDocument()
  undo()
})

test('[PUSH-04, PUSH-07] a refusal stays on the card until it is dismissed', async () => {
  const { screen, question } = await show()
  await expect.element(question).toBeVisible()
  const undo = fakePush({ permission: 'denied' })
  await screen.getByRole('button', { name: 'Enable notifications' }).click()
  await expect.element(screen.getByText(/Allow them in its settings/)).toBeVisible()
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.element(question).not.toBeInTheDocument()
  undo()
})

test('a permission given in another place takes the card away', async () => {
  const { question } = await show()
  await expect.element(question).toBeVisible()
  permissionIs('granted')
  dispatchEvent(new StorageEvent('storage'))
  await expect.element(question).not.toBeInTheDocument()
})

test.each(['granted', 'denied'] as const)(
  '[PUSH-03, PUSH-04] with the permission %s users are not asked',
  async (permission) => {
    permissionIs(permission)
    const { screen } = await show()
    expect(screen.container.textContent).toBe('')
  },
)

test('[PUSH-01] an order that is paid asks on its confirmation', async () => {
  const { api } = await demoSession(as)
  const { id } = await payCart(api)
  const { screen } = await renderScreen(<OrderConfirmationScreen orderId={id} />, { words: ['orders', 'payments'], as })
  await expect.element(screen.getByRole('heading', { name: 'Enable push notifications' })).toBeVisible()
})

test('[PUSH-01] an order paid through a gateway asks on the page it returns to', async () => {
  const { api } = await demoSession(as)
  const { id } = await payFromWallet(api)
  const { screen } = await renderScreen(<PaymentScreen paymentId={id} />, {
    words: ['payments', 'orders', 'wallet'],
    as,
  })
  await expect.element(screen.getByRole('heading', { name: 'Enable push notifications' })).toBeVisible()
})

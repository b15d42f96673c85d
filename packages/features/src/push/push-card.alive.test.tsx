import { expect, test } from 'vitest'
import { fakePush } from '../../test-support/fake-push.ts'
import { permissionIs } from '../../test-support/push-permission.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { PushCard } from './push-card.tsx'

const as = 'customer@chonoi.test'

async function show(permission: NotificationPermission = 'default') {
  permissionIs(permission)
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
    const { screen } = await show(permission)
    expect(screen.container.textContent).toBe('')
  },
)

import type { NotificationPreferences } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { NotificationPreferencesScreen } from './notification-preferences-screen.tsx'

const saved: NotificationPreferences = {
  emailNotifications: true,
  pushNotifications: false,
  orderUpdates: true,
  walletUpdates: true,
  reviewUpdates: true,
  stockAlerts: false,
  newsUpdates: false,
  promotions: false,
  systemAnnouncements: true,
}

const setting = { words: ['notifications'], user: lan() } as const

test('[PREF-01] there is one checkbox per boolean preference, ticked as saved', async () => {
  const backend = memoryBackend({ 'GET /notifications/preferences': () => saved })
  const { screen } = await renderScreen(<NotificationPreferencesScreen />, { ...setting, backend })
  await expect.element(screen.getByRole('checkbox', { name: /^Promotions/ })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: /^Orders/ })).toBeChecked()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(Object.keys(saved).length)
})

test("[PREF-02] the button reads 'Saving...' until the answer is there", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<NotificationPreferences>()
  const backend = memoryBackend({
    'GET /notifications/preferences': () => saved,
    'PUT /notifications/preferences': () => answered,
  })
  const { screen } = await renderScreen(<NotificationPreferencesScreen />, { ...setting, backend })
  await screen.getByRole('checkbox', { name: /^Promotions/ }).click()
  await screen.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  answer({ ...saved, promotions: true })
  await expect.element(screen.getByRole('button', { name: 'Save settings' })).toBeEnabled()
})

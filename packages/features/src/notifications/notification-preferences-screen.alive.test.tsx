import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { NotificationPreferencesScreen } from './notification-preferences-screen.tsx'

const setting = { words: ['notifications'], as: 'customer@chonoi.test' } as const

test('[PREF-01] there is one checkbox per boolean preference, checked as saved', async () => {
  const { api } = await demoSession(setting.as)
  const saved = await unwrap(api.GET('/notifications/preferences'))
  expect([saved.promotions, saved.orderUpdates]).toEqual([false, true])
  const { screen } = await renderScreen(<NotificationPreferencesScreen />, setting)
  await expect.element(screen.getByRole('checkbox', { name: /^Promotions/ })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: /^Orders/ })).toBeChecked()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(Object.keys(saved).length)
})

test("[PREF-02] the button shows 'Saving...' until the answer has arrived", async () => {
  const network = testNetwork()
  const letGo = network.hold('PUT /notifications/preferences')
  const { screen } = await renderScreen(<NotificationPreferencesScreen />, { ...setting, network })
  await screen.getByRole('checkbox', { name: /^Promotions/ }).click()
  await screen.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  letGo()
  await expect.element(screen.getByRole('button', { name: 'Save settings' })).toBeEnabled()
})

test('[PREF-04] one e-mail a day is chosen and saved', async () => {
  const { screen, connection } = await renderScreen(
    <>
      <NotificationPreferencesScreen />
      <ToastHost />
    </>,
    setting,
  )
  await screen.getByRole('checkbox', { name: /^One e-mail a day/ }).click()
  await screen.getByRole('button', { name: 'Save settings' }).click()
  await expect.element(screen.getByText('Notification settings saved')).toBeInTheDocument()
  expect((await unwrap(connection.api.GET('/notifications/preferences'))).dailyDigest).toBe(true)
})

test('quiet hours are saved with their times', async () => {
  const { screen, connection } = await renderScreen(
    <>
      <NotificationPreferencesScreen />
      <ToastHost />
    </>,
    setting,
  )
  await screen.getByRole('switch', { name: 'Use quiet hours' }).click()
  await screen.getByRole('button', { name: 'Save quiet hours' }).click()
  await expect.element(screen.getByText('Quiet hours saved')).toBeInTheDocument()
  expect(await unwrap(connection.api.GET('/notifications/quiet-hours'))).toEqual({
    ...{ isOn: true, from: '22:00', to: '07:00' },
  })
})

import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'

const setting = { words: ['dashboard'], as: 'customer@chonoi.test' } as const

test.each([
  ['vi', 'Không có quyền truy cập'],
  ['en', 'Access Denied - Admin rights required'],
] as const)('[DASH-01] in %s a customer sees %j, and no figures are requested', async (language, title) => {
  const { screen, network } = await renderScreen(<AdminDashboardScreen />, { ...setting, language })
  await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(network.calls).toEqual([])
})

test('[DASH-02] the refusal links back to /dashboard', async () => {
  const { screen } = await renderScreen(<AdminDashboardScreen />, setting)
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/dashboard')
})

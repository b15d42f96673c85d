import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx'

const words = ['dashboard'] as const

test.each([
  ['vi', 'Không có quyền truy cập'],
  ['en', 'Access Denied - Admin rights required'],
] as const)('[DASH-01] in %s a customer is told %j, and no figure is asked for', async (language, title) => {
  const backend = memoryBackend()
  const { screen } = await renderScreen(<AdminDashboardScreen />, { words, backend, language, user: lan() })
  await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(backend.calls).toEqual([])
})

test('[DASH-02] the denial leads back to /dashboard', async () => {
  const { screen } = await renderScreen(<AdminDashboardScreen />, { words, backend: memoryBackend(), user: lan() })
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/dashboard')
})

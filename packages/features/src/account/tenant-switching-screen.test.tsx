import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan, platform, pottery, suspended } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SwitchErrorBox } from '../shell/switch-error-box.tsx'
import { TenantSwitchingScreen } from './tenant-switching-screen.tsx'

const user = lan({ tenantMemberships: [platform, pottery, suspended] })
const screenWithBox = (
  <>
    <SwitchErrorBox />
    <TenantSwitchingScreen />
  </>
)

test('[TENANT-03] going to a membership that is not active shows the error box with the message of the state', async () => {
  const backend = memoryBackend()
  const { screen, connection } = await renderScreen(screenWithBox, { words: ['account'], backend, user })
  await screen.getByRole('listitem').filter({ hasText: suspended.tenant.name }).getByRole('button').click()
  const box = screen.getByRole('alert')
  await expect.element(box.getByText('Tenant Switch Error')).toBeVisible()
  const { error } = connection.session.getSnapshot()
  await expect.element(box.getByText(error?.message ?? 'no message')).toBeVisible()
  expect(backend.calls).not.toContain('POST /auth/switch-tenant')
})

test('[ROLE-02] each membership shows the display name of its role', async () => {
  const { screen } = await renderScreen(screenWithBox, { words: ['account'], backend: memoryBackend(), user })
  const row = screen.getByRole('listitem').filter({ hasText: pottery.tenant.name })
  await expect.element(row.getByText(/^Seller/)).toBeVisible()
})

import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { SiteLogo } from '../shell/site-logo.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { PlatformSettingsScreen } from './platform-settings-screen.tsx'

const page = (
  <>
    <SiteLogo />
    <PlatformSettingsScreen />
    <ToastHost />
  </>
)
const shown = async () => {
  const network = testNetwork()
  const setting = await renderScreen(page, {
    ...{
      words: ['platformSettings', 'forms'],
      address: '/admin/platform/settings',
      as: 'superadmin@chonoi.test',
      network,
    },
  })
  const { screen } = setting
  return { ...setting, network, name: screen.getByRole('textbox', { name: 'Platform name' }) }
}

test('[ADM-SET-01, ADM-SET-02] the form has the documented fields, in English', async () => {
  const { screen, name } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Platform settings', level: 1 })).toBeVisible()
  await expect.element(name).toHaveValue('Chợ Nổi')
  for (const label of ['Platform description', 'Logo URL', 'Primary color', 'Secondary color'])
    await expect.element(screen.getByRole('textbox', { name: label })).toBeVisible()
  for (const label of ['Registration enabled', 'Maintenance mode'])
    await expect.element(screen.getByRole('switch', { name: label })).toBeInTheDocument()
})

test('[ADM-SET-07] a failed save says so and keeps what was typed', async () => {
  const { screen, network, name } = await shown()
  network.cut('PUT /admin/platform/settings')
  await name.fill('Chợ Trôi')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Failed to update settings')).toBeVisible()
  await expect.element(name).toHaveValue('Chợ Trôi')
})

test('[ADM-SET-06] a saved form says so, and the page has the new name at once', async () => {
  const { screen, name } = await shown()
  await name.fill('Chợ Trôi')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Platform settings updated successfully')).toBeVisible()
  await expect.element(screen.getByText('Chợ Trôi', { exact: true })).toBeVisible()
})

/** Changes the name while somebody else changes it too, and saves. The tests share one server, so each has its own names. */
async function conflict(own: string, theirs: string) {
  const { screen, connection, name } = await shown()
  await expect.element(name).not.toHaveValue('')
  await unwrap(connection.api.PUT('/admin/platform/settings', { body: { platformName: theirs } }))
  await name.fill(own)
  await screen.getByRole('button', { name: 'Save' }).click()
  const box = screen.getByRole('alert').filter({ hasText: 'Somebody else saved changes while you were editing' })
  await expect.element(box).toBeVisible()
  const stored = async () => (await unwrap(connection.api.GET('/admin/platform/settings'))).platformName
  return { screen, name, box, stored }
}

test('somebody else saved meanwhile: the own values are saved by the next press', async () => {
  const { screen, name, stored } = await conflict('Chợ Ba', 'Chợ Bốn')
  await expect.element(name).toHaveValue('Chợ Ba')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Platform settings updated successfully')).toBeVisible()
  expect(await stored()).toBe('Chợ Ba')
})

test('somebody else saved meanwhile: their values can be taken', async () => {
  const { name, box } = await conflict('Chợ Năm', 'Chợ Sáu')
  await box.getByRole('button', { name: 'Take all saved values' }).click()
  await expect.element(name).toHaveValue('Chợ Sáu')
  await expect.element(box).not.toBeInTheDocument()
})

test('somebody else changed another setting meanwhile: both changes are stored', async () => {
  const { screen, connection, name } = await shown()
  await expect.element(name).not.toHaveValue('')
  await unwrap(connection.api.PUT('/admin/platform/settings', { body: { platformDescription: 'Chợ trên sông' } }))
  await name.fill('Chợ Bảy')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Platform settings updated successfully')).toBeVisible()
  expect(await unwrap(connection.api.GET('/admin/platform/settings'))).toMatchObject({
    ...{ platformName: 'Chợ Bảy', platformDescription: 'Chợ trên sông' },
  })
})

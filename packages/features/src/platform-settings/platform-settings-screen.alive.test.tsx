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
    ...{ words: ['platformSettings'], address: '/admin/platform/settings', as: 'superadmin@chonoi.test', network },
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

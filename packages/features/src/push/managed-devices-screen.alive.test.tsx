import { unwrap } from '@chonoi/api-client'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedDevicesScreen } from './managed-devices-screen.tsx'

// Details cover the list in a window without room for both.
beforeEach(() => page.viewport(1024, 800))

const words = ['notifications', 'forms'] as const

/** A new device of a customer. */
async function arrangeDevice() {
  const customer = await renderScreen(<div />, { words, as: 'customer@chonoi.test' })
  const deviceName = `Điện thoại ${Date.now()}`
  const body = { deviceType: 'ANDROID' as const, deviceToken: `token-${Date.now()}`, deviceName }
  await unwrap(customer.connection.api.POST('/push-devices', { body }))
  await customer.screen.unmount()
  return deviceName
}

test('push devices: administrators stop, resume and delete the device of a user', async () => {
  const deviceName = await arrangeDevice()
  const shown = await renderScreen(<ManagedDevicesScreen />, {
    ...{ words, as: 'admin@chonoi.test', address: '/admin/push-devices' },
  })
  const stored = async () => {
    const query = { search: deviceName }
    const { data } = await unwrap(shown.connection.api.GET('/push-devices/admin/all', { params: { query } }))
    return data.map(({ isActive }) => isActive)
  }
  await shown.screen.getByRole('button', { name: `Stop messages to ${deviceName}` }).click()
  await expect.poll(stored).toEqual([false])
  await shown.screen.getByRole('button', { name: `Resume messages to ${deviceName}` }).click()
  await expect.poll(stored).toEqual([true])
  await shown.screen.getByRole('button', { name: `Delete ${deviceName}` }).click()
  await shown.screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(stored).toEqual([])
})

test('a stopped device gets messages again from the message, and its details go when it is deleted', async () => {
  const deviceName = await arrangeDevice()
  const screenWithToasts = (
    <>
      <ManagedDevicesScreen />
      <ToastHost />
    </>
  )
  const { screen } = await renderScreen(screenWithToasts, {
    ...{ words, as: 'admin@chonoi.test', address: `/admin/push-devices?search=${encodeURIComponent(deviceName)}` },
  })
  await screen.getByRole('button', { name: `View ${deviceName}` }).click()
  const details = screen.getByRole('dialog', { name: deviceName })
  await details.getByRole('button', { name: `Stop messages to ${deviceName}` }).click()
  await expect.element(details.getByText('Inactive', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(details.getByText('Active', { exact: true })).toBeVisible()
  await details.getByRole('button', { name: `Delete ${deviceName}` }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(details).not.toBeInTheDocument()
})

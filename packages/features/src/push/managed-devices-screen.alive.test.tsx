import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ManagedDevicesScreen } from './managed-devices-screen.tsx'

const words = ['notifications', 'forms'] as const

test('push devices: administrators stop, resume and delete the device of a user', async () => {
  const customer = await renderScreen(<div />, { words, as: 'customer@chonoi.test' })
  const deviceName = `Điện thoại ${Date.now()}`
  const body = { deviceType: 'ANDROID' as const, deviceToken: `token-${Date.now()}`, deviceName }
  await unwrap(customer.connection.api.POST('/push-devices', { body }))
  await customer.screen.unmount()
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

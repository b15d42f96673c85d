import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedOrderScreen } from './managed-order-screen.tsx'

const as = 'seller@chonoi.test'

test('[STOCK-05] a seller delivers a license key with an item of a paid order, and changes it afterwards', async () => {
  const { api } = await demoSession(as)
  const query = { status: 'DELIVERED', limit: 1 } as const
  const { data: orders } = await unwrap(api.GET('/orders/management/all', { params: { query } }))
  const orderId = orders[0]?.id ?? ''
  const { screen } = await renderScreen(
    <>
      <ManagedOrderScreen audience="seller" orderId={orderId} />
      <ToastHost />
    </>,
    { words: ['orders', 'orderMessages', 'notifications', 'downloads', 'forms'], language: 'vi', address: '/', as },
  )
  await screen.getByRole('button', { name: 'Giao tệp hoặc mã' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Giao', exact: true }).click()
  const key = dialog.getByRole('textbox', { name: /^Mã bản quyền/ })
  await expect.element(key).toHaveAttribute('aria-invalid', 'true')
  await key.fill('GOM-2026-LO-BEN-SONG')
  await dialog.getByRole('button', { name: 'Giao', exact: true }).click()
  await expect.element(screen.getByText(/^Đã giao /)).toBeVisible()
  await expect.element(screen.getByText('Tải được')).toBeVisible()
  await screen.getByRole('button', { name: /^Sửa phần tải về/ }).click()
  await expect.element(key).toHaveValue('GOM-2026-LO-BEN-SONG')
})

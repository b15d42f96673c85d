import { unwrap } from '@chonoi/api-client'
import { formatMoney } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { orderToReturn, paidOrder } from '../../testing/alive/arrange.ts'
import { ManagedOrderScreen } from './managed-order-screen.tsx'

const as = 'seller@chonoi.test'
const words = ['orders', 'returns', 'orderMessages', 'notifications', 'downloads', 'forms'] as const

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
    { words, language: 'vi', address: '/', as },
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

test('[ORD-05] a delivered order has one refund, which asks how much and says what is left', async () => {
  const { api } = await demoSession(as)
  const { id } = await paidOrder(api)
  const { totalInCents } = await unwrap(api.GET('/orders/management/{id}', { params: { path: { id } } }))
  const { screen } = await renderScreen(
    <>
      <ManagedOrderScreen audience="seller" orderId={id} />
      <ToastHost />
    </>,
    { words, language: 'vi', address: '/', as },
  )
  await expect.element(screen.getByRole('button', { name: 'Hoàn tiền…' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Hoàn/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Hoàn tiền…' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Số tiền hoàn/ }).fill('1000')
  const left = formatMoney(totalInCents - 100_000)
  await expect.element(dialog.getByText(`Sau khi hoàn, đơn này còn ${left}.`)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Toàn bộ/ }).click()
  await expect.element(dialog.getByText(`Sau khi hoàn, đơn này còn ${formatMoney(0)}.`)).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Lý do/ }).fill('Hàng vỡ khi giao')
  await dialog.getByRole('button', { name: 'Hoàn tiền', exact: true }).click()
  await expect.element(screen.getByText(`Đã hoàn ${formatMoney(totalInCents)}`).first()).toBeVisible()
  const after = await unwrap(api.GET('/orders/management/{id}', { params: { path: { id } } }))
  expect(after).toMatchObject({ status: 'REFUNDED', refundedInCents: totalInCents })
})

test('[ORD-05] an open return is named on the order with its link, and the refund warns of it', async () => {
  const { api } = await demoSession(as)
  const { id } = await orderToReturn(api)
  const { screen } = await renderScreen(<ManagedOrderScreen audience="seller" orderId={id} />, {
    ...{ words, language: 'vi', address: '/', as },
  })
  await expect.element(screen.getByRole('heading', { name: 'Yêu cầu trả hàng đang mở' })).toBeVisible()
  await screen.getByRole('button', { name: 'Hoàn tiền…' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Người mua đang xin trả hàng')).toBeVisible()
  await expect.element(dialog.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/seller\/returns\//))
})

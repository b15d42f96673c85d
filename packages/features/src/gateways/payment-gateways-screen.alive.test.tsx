import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { ConnectionTestAlert } from './connection-test.tsx'
import { GatewayBadge } from './gateway-badge.tsx'
import { PaymentGatewaysScreen } from './payment-gateways-screen.tsx'

const screenWithToasts = (
  <>
    <PaymentGatewaysScreen />
    <ToastHost />
  </>
)
const shown = (more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(screenWithToasts, {
    words: ['gateways'],
    language: 'vi',
    address: '/admin/payment-gateways',
    as: 'superadmin@chonoi.test',
    ...more,
  })

async function openForm() {
  const setting = await shown()
  await setting.screen.getByRole('button', { name: 'Thêm cổng' }).click()
  const dialog = setting.screen.getByRole('dialog', { name: 'Thêm cổng thanh toán' })
  return { ...setting, dialog, gateway: dialog.getByRole('combobox', { name: /^Cổng thanh toán/ }) }
}

test('[ADM-GW-01, ADM-GW-02] the screen has statistics cards and a table of the gateways', async () => {
  const { screen } = await shown()
  for (const label of ['Tổng số cổng', 'Đang bật', 'Ở chế độ thử nghiệm', 'Loại cổng'])
    await expect.element(screen.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /VNPay/ })).toBeVisible()
})

test('[ADM-GW-03, ADM-GW-04, ADM-GW-21] picking a gateway describes it and fills in the defaults', async () => {
  const { dialog, gateway } = await openForm()
  await expect.element(gateway.getByRole('option', { name: 'Chọn cổng thanh toán' })).toBeInTheDocument()
  await userEvent.selectOptions(gateway, 'stripe')
  await expect.element(dialog.getByRole('definition').filter({ hasText: /^Stripe$/ })).toBeVisible()
  for (const text of ['Thẻ quốc tế. Thêm webhookSecret để nhận báo có ngay.', 'VND, USD, EUR', 'publicKey, secretKey'])
    await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(dialog.getByRole('checkbox', { name: 'Bật cổng này' })).toBeChecked()
  await expect.element(dialog.getByRole('checkbox', { name: 'Chế độ thử nghiệm' })).toBeChecked()
  await expect.element(dialog.getByRole('textbox', { name: /Số tiền tối thiểu/ })).toHaveValue('1.000')
  await expect.element(dialog.getByRole('textbox', { name: /Số tiền tối đa/ })).toHaveValue('50.000.000')
  await expect.element(dialog.getByRole('spinbutton', { name: /Phí giao dịch/ })).toHaveValue(2.9)
})

test('[ADM-GW-22] each gateway shows whether it is off, in test mode or active', async () => {
  const { screen } = await shown()
  const row = screen.getByRole('row', { name: /VNPay/ })
  await expect.element(row.getByText(/^(?:Tắt|Thử nghiệm|Hoạt động)$/).first()).toBeVisible()
})

test.each([
  ['Tắt', { isEnabled: false, isTestMode: true }],
  ['Thử nghiệm', { isEnabled: true, isTestMode: true }],
  ['Hoạt động', { isEnabled: true, isTestMode: false }],
])('[ADM-GW-22] the badge says %s of a gateway with %j', async (state, gateway) => {
  const { screen } = await renderScreen(<GatewayBadge gateway={gateway} />, { words: ['gateways'], language: 'vi' })
  await expect.element(screen.getByText(state, { exact: true })).toBeVisible()
})

test('[ADM-GW-05, ADM-GW-06, ADM-GW-07, ADM-GW-08, ADM-GW-09] the form has the documented fields', async () => {
  const { dialog } = await openForm()
  await expect.element(dialog.getByRole('spinbutton', { name: /Phí giao dịch/ })).toHaveAttribute('step', '0.1')
  const types = dialog.getByRole('combobox', { name: 'Loại phí' })
  for (const name of ['Phần trăm', 'Cố định'])
    await expect.element(types.getByRole('option', { name })).toBeInTheDocument()
  await expect.element(dialog.getByRole('spinbutton', { name: /Ưu tiên/ })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Mô tả' })).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /Cấu hình \(JSON\)/ }).element().tagName).toBe('TEXTAREA')
})

test('[ADM-GW-12] without a gateway the form says only that one must be chosen', async () => {
  const { dialog } = await openForm()
  await dialog.getByRole('button', { name: 'Tạo mới' }).click()
  const summary = dialog.getByRole('alert')
  await expect.poll(() => summary.element().textContent).toContain('Vui lòng chọn cổng thanh toán')
  expect(summary.getByRole('link').elements()).toHaveLength(1)
})

test('[ADM-GW-13] a config that is no JSON object, or lacks a field, is refused at the config and stays typed', async () => {
  const { dialog, gateway, network } = await openForm()
  await userEvent.selectOptions(gateway, 'momo')
  const config = dialog.getByRole('textbox', { name: /Cấu hình \(JSON\)/ })
  const create = dialog.getByRole('button', { name: 'Tạo mới' })
  await config.fill('[]')
  await create.click()
  await expect.element(config).toHaveAccessibleDescription(/Cấu hình phải là một đối tượng JSON/)
  await config.fill('{"partnerCode": "A", "accessKey": "B"}')
  await create.click()
  await expect.element(config).toHaveAccessibleDescription(/secretKey: Vui lòng điền mục này/)
  await expect.element(config).toHaveValue('{"partnerCode": "A", "accessKey": "B"}')
  expect(network.calls).not.toContain('POST /admin/gateway-config')
})

test('[ADM-GW-10] cancelling closes the form and forgets what was typed', async () => {
  const { screen, dialog, gateway } = await openForm()
  await userEvent.selectOptions(gateway, 'momo')
  await dialog.getByRole('button', { name: 'Hủy' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Thêm cổng' }).click()
  await expect.element(gateway).toHaveValue('')
})

test('[ADM-GW-11, ADM-GW-25] updating sends what was changed, none of the masked secrets, and shows the change', async () => {
  const { screen, network } = await shown()
  await screen.getByRole('button', { name: 'Thao tác với ZaloPay' }).click()
  await screen.getByRole('menuitem', { name: 'Sửa' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Sửa cổng ZaloPay' })
  const config = dialog.getByRole('textbox', { name: /Cấu hình \(JSON\)/ })
  await expect.element(config).toHaveValue(expect.stringContaining('••••••••'))
  await dialog.getByRole('textbox', { name: /Tên hiển thị/ }).fill('ZaloPay của sàn')
  await dialog.getByRole('button', { name: 'Cập nhật' }).click()
  await expect.element(screen.getByRole('row', { name: /ZaloPay của sàn/ })).toBeVisible()
  const call = network.calls.find((one) => one.startsWith('PUT /admin/gateway-config/')) ?? ''
  const sent = { displayName: 'ZaloPay của sàn', version: expect.any(Number) }
  expect(await network.sent(call)[0]?.json()).toEqual(sent)
})

test('[ADM-GW-28, ADM-GW-30, ADM-GW-31] a connection test names the gateway and what came back', async () => {
  const { screen, network } = await shown()
  await screen.getByRole('button', { name: 'Kiểm tra kết nối MoMo' }).click()
  await expect.element(screen.getByText('MoMo: kết nối tốt, nhà cung cấp chấp nhận khóa')).toBeVisible()
  const call = network.calls.find((one) => one.endsWith('/test')) ?? ''
  network.cut(call)
  await screen.getByRole('button', { name: 'Kiểm tra kết nối MoMo' }).click()
  await expect.element(screen.getByText('MoMo: kết nối tốt, nhà cung cấp chấp nhận khóa')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Lỗi kiểm tra kết nối')).toBeVisible()
})

test.each([
  ['refused', '97', 'nhà cung cấp từ chối với mã 97. Hãy kiểm tra lại khóa.'],
  ['refused', null, 'Không xác định lỗi'],
  ['unreachable', null, 'không kết nối được với nhà cung cấp'],
] as const)(
  '[ADM-GW-31] a test that failed with %s %s names the gateway and the reason',
  async (code, resultCode, reason) => {
    const { api } = await demoSession('superadmin@chonoi.test')
    const { data } = await unwrap(api.GET('/admin/gateway-config'))
    const gateway = data.find(({ gatewayName }) => gatewayName === 'momo')
    if (!gateway) throw new Error('The demo has no MoMo.')
    const result = { success: false, message: '', code, resultCode }
    const { screen } = await renderScreen(<ConnectionTestAlert tested={{ gateway, result }} onDismiss={() => {}} />, {
      words: ['gateways'],
      language: 'vi',
    })
    await expect.element(screen.getByRole('alert').getByText(`${gateway.displayName}: ${reason}`)).toBeVisible()
  },
)

test('[ADM-GW-32] deleting asks for confirmation', async () => {
  const { screen, network } = await shown()
  await screen.getByRole('button', { name: 'Thao tác với PayPal' }).click()
  await screen.getByRole('menuitem', { name: 'Xóa' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Xóa cổng PayPal?' })
  expect(network.calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  await question.getByRole('button', { name: 'Xóa' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: /PayPal/ })).not.toBeInTheDocument()
})

test.each(['customer@chonoi.test', 'admin@chonoi.test'] as const)(
  '[ROLE-31] %s sees a refusal and is not redirected',
  async (as) => {
    const { screen, visited, network } = await shown({ as })
    await expect.element(screen.getByRole('heading', { name: 'Truy cập bị từ chối', level: 1 })).toBeVisible()
    expect(visited).toEqual([])
    expect(network.calls.filter((call) => call.includes('gateway'))).toEqual([])
  },
)

test('a visitor sees the refusal and can sign in', async () => {
  const network = testNetwork()
  const { screen, connection } = await renderScreen(<PaymentGatewaysScreen />, {
    ...{ words: ['gateways'], language: 'vi', address: '/admin/payment-gateways', network },
  })
  await connection.session.start()
  await expect
    .element(screen.getByRole('link', { name: 'Đăng nhập' }))
    .toHaveAttribute('href', '/login?next=%2Fadmin%2Fpayment-gateways')
})

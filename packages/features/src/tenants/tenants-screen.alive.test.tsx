import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { TenantScreen } from './tenant-screen.tsx'
import { TenantsScreen } from './tenants-screen.tsx'

const page = (
  <>
    <TenantsScreen />
    <ToastHost />
  </>
)
const setting = { words: ['tenants'], language: 'vi', address: '/admin/tenants', as: 'superadmin@chonoi.test' } as const

test('[ROLE-30, ROUTE-74] others are told that the page is not theirs and go to the dashboard', async () => {
  const { screen, visited } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test' })
  await expect.element(screen.getByText('Bạn không có quyền truy cập trang này')).toBeVisible()
  await expect.poll(() => visited).toEqual(['/dashboard'])
})

test('[ADM-TEN-03, ADM-TEN-14] a bulk action without a selection asks for one', async () => {
  const { screen, network } = await renderScreen(page, setting)
  await screen.getByRole('button', { name: 'Đình chỉ', exact: true }).click()
  await expect.element(screen.getByText('Vui lòng chọn ít nhất một tenant')).toBeVisible()
  expect(network.calls).not.toContain('POST /tenants/bulk')
})

test('[ADM-TEN-12] only a shop that waits has buttons to approve and reject', async () => {
  const { screen } = await renderScreen(page, { ...setting, address: '/admin/tenants?approvalStatus=APPROVED' })
  await expect.element(screen.getByRole('button', { name: /^Thao tác khác/ }).first()).toBeVisible()
  expect(screen.getByRole('button', { name: /^(?:Duyệt|Từ chối) .+\?$/ }).elements()).toEqual([])
})

test('[ADM-TEN-13, ADM-TEN-15] a decision has a note of its own, and its failure is shown in the dialog', async () => {
  const { api } = await demoSession(setting.as)
  const { data } = await unwrap(api.GET('/tenants', { params: { query: { approvalStatus: 'APPROVED' } } }))
  const network = testNetwork()
  network.cut(`PUT /tenants/${data.tenants[0]?.id}`)
  const address = '/admin/tenants?approvalStatus=APPROVED'
  const { screen } = await renderScreen(page, { ...setting, network, address })
  await screen
    .getByRole('button', { name: /^Thao tác khác/ })
    .first()
    .click()
  await screen.getByRole('menuitem', { name: 'Đình chỉ' }).click()
  const dialog = screen.getByRole('dialog')
  const note = dialog.getByRole('textbox', { name: /Ghi chú của quản trị viên/ })
  await expect.element(note).toHaveValue('Bị đình chỉ: vi phạm quy định của sàn.')
  await note.fill('Bán hàng giả.')
  await dialog.getByRole('button', { name: 'Đình chỉ' }).click()
  await expect.element(dialog.getByText('Lỗi khi cập nhật trạng thái tenant')).toBeVisible()
  await expect.element(note).toHaveValue('Bán hàng giả.')
})

test('[ADM-TEN-01, ADM-TEN-02, ADM-TEN-04] the screen has counts, filters, and links to each shop', async () => {
  const { screen } = await renderScreen(page, setting)
  for (const label of ['Tổng số gian hàng', 'Chờ duyệt', 'Đã duyệt', 'Bị đình chỉ'])
    await expect.element(screen.getByRole('term').filter({ hasText: label })).toBeVisible()
  await screen.getByRole('button', { name: 'Hiện bộ lọc' }).click()
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
  for (const name of ['Phê duyệt', 'Hoạt động', 'Hiển thị'])
    await expect.element(screen.getByRole('combobox', { name })).toBeVisible()
  expect(screen.getByRole('link').first().element().getAttribute('href')).toMatch(/^\/admin\/tenants\/[\da-f-]{36}$/)
})

test('[ADM-TEN-04] a shop has a page of its own with its members', async () => {
  const { api } = await demoSession(setting.as)
  const { data } = await unwrap(api.GET('/tenants', { params: { query: { search: 'Gốm Bát Tràng' } } }))
  const [shop] = data.tenants
  const { screen } = await renderScreen(<TenantScreen tenantId={shop?.id ?? ''} />, setting)
  await expect.element(screen.getByRole('heading', { name: shop?.name ?? '', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Thành viên', exact: true })).toBeVisible()
})

test('[ADM-TEN-04] more than twenty shops take several pages', async () => {
  const { api } = await demoSession(setting.as)
  for (let number = 1; number <= 20; number++)
    await unwrap(api.POST('/tenants', { body: { name: `Gian hàng ${number}`, slug: `gian-hang-${number}` } }))
  const { screen } = await renderScreen(page, setting)
  const pages = screen.getByRole('navigation', { name: 'Phân trang' })
  await expect.element(pages.getByRole('link', { name: 'Trang sau' })).toHaveAttribute('href', '/admin/tenants?page=2')
})

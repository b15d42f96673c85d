import { unwrap } from '@chonoi/api-client'
import type { AuditLog } from '@chonoi/contract'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DataTable } from '@chonoi/ui/data-table'
import { expect, onTestFinished, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { auditLogColumns } from './audit-log-columns.tsx'
import { AuditLogsScreen } from './audit-logs-screen.tsx'

const list = 'GET /admin/audit-logs'
const screenWithToasts = (
  <>
    <AuditLogsScreen />
    <ToastHost />
  </>
)
const shown = (query = '', more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(screenWithToasts, {
    words: ['auditLogs'],
    language: 'vi',
    address: `/admin/audit-logs${query}`,
    as: 'superadmin@chonoi.test',
    ...more,
  })

test('[ADM-AUD-01] four cards count all entries, the last 24 hours, errors and critical events', async () => {
  const { api } = await demoSession('superadmin@chonoi.test')
  const { totalLogs } = await unwrap(api.GET('/admin/audit-logs/statistics'))
  const { screen } = await shown()
  await expect
    .element(screen.getByRole('definition').getByText(totalLogs.toLocaleString('vi-VN')).first())
    .toBeVisible()
  const terms = screen.getByRole('term').elements()
  expect(terms.map((term) => term.textContent)).toEqual([
    ...['Tổng số nhật ký', 'Hoạt động 24 giờ qua', 'Nhật ký lỗi', 'Sự kiện nghiêm trọng'],
  ])
})

test('[ADM-AUD-02] the filter panel opens with search, action, entity type, severity, status and two moments', async () => {
  const { screen, visited } = await shown()
  const search = screen.getByRole('searchbox')
  await expect.element(search).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Hiện bộ lọc' }).click()
  await expect.element(search).toBeVisible()
  for (const name of ['Hành động', 'Loại đối tượng', 'Mức độ', 'Trạng thái'])
    await expect.element(screen.getByRole('combobox', { name })).toBeVisible()
  for (const label of ['Từ lúc', 'Đến lúc'])
    await expect.element(screen.getByRole('group', { name: label })).toBeVisible()
  await screen.getByRole('combobox', { name: 'Mức độ' }).selectOptions('CRITICAL')
  expect(visited).toEqual(['/admin/audit-logs?severity=CRITICAL'])
})

test('[ADM-AUD-02] the filters are cleared at once', async () => {
  const { screen, visited } = await shown('?severity=CRITICAL&search=a')
  await screen.getByRole('button', { name: 'Xóa bộ lọc' }).first().click()
  expect(visited).toEqual(['/admin/audit-logs'])
})

test('[ADM-AUD-03] all rows of the page are selected at once, or each by itself', async () => {
  const { screen } = await shown()
  const boxes = screen.getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(21)
  await boxes.first().click()
  for (const box of boxes.elements()) expect(box).toBeChecked()
  await boxes.nth(1).click()
  await expect.element(boxes.nth(1)).not.toBeChecked()
  await expect.element(boxes.nth(2)).toBeChecked()
})

test('[ADM-AUD-05] the table has the documented columns', async () => {
  const { screen } = await shown()
  await expect.poll(() => screen.getByRole('columnheader').elements().length).toBeGreaterThan(7)
  const headers = screen.getByRole('columnheader').elements()
  expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
    ...['Thời gian', 'Hành động', 'Mô tả', 'Người dùng', 'Mức độ', 'Kết quả', 'Chi tiết'],
  ])
})

test.each([
  ['Thời gian', 'createdAt', 'asc'],
  ['Hành động', 'action', 'desc'],
])('[ADM-AUD-04] the head of the column %s sorts by it', async (name, sortBy, sortOrder) => {
  const { screen, visited } = await shown()
  await screen.getByRole('columnheader', { name }).getByRole('button').first().click()
  const params = new URL(visited.at(-1) ?? '', location.origin).searchParams
  expect([params.get('sortBy'), params.get('sortOrder')]).toEqual([sortBy, sortOrder])
})

const entry: AuditLog = {
  ...{ id: '1', createdAt: '2026-11-20T02:00:00.000Z', action: 'order.status', entityType: 'order', entityId: null },
  ...{ description: 'Order', vietnameseDescription: 'Đơn hàng', userEmail: null, userRole: null, address: null },
  ...{ severity: 'INFO', status: 'SUCCESS', changes: null, errorMessage: null },
}

/** Renders the row of an entry. */
async function row(of: Partial<AuditLog>) {
  const log = { ...entry, ...of }
  function Table() {
    const { t } = useTranslation(['auditLogs', 'roles'])
    const words = {
      isPending: false,
      descriptionOf: () => log.vietnameseDescription,
      actionOf: () => log.action,
      entityTypeOf: () => log.entityType,
    }
    return <DataTable label="x" columns={auditLogColumns(t, words)} rows={[log]} getRowId={({ id }) => id} />
  }
  const { screen } = await renderScreen(<Table />, { words: ['auditLogs'], language: 'vi' })
  await expect.element(screen.getByText('Đơn hàng')).toBeVisible()
  return screen.getByRole('row').nth(1)
}

test('[ADM-AUD-06] the user is an email with a role', async () => {
  const person = await row({ userEmail: 'lan@chonoi.test', userRole: 'SELLER' })
  expect(person.element().textContent).toContain('lan@chonoi.test')
  await expect.element(person.getByText('Người bán')).toBeVisible()
})

test('[ADM-AUD-06] what nobody did is of the system', async () => {
  await expect.element((await row({})).getByText('Hệ thống')).toBeVisible()
})

test('a refused sign-in whose address is forgotten is of nobody with an account', async () => {
  await expect.element((await row({ action: 'auth.login_refused' })).getByText('Không có tài khoản')).toBeVisible()
})

test.each([
  [{ status: { from: 'PENDING', to: 'PAID' } }, 1],
  [{}, 0],
  [null, 0],
])('[ADM-AUD-07] an entry with the changes %j has %i buttons to view them', async (changes, count) => {
  expect((await row({ changes })).getByRole('button').elements()).toHaveLength(count)
})

test('[ADM-AUD-07] details show the error of the entry', async () => {
  await expect.element((await row({ errorMessage: 'Hết thời gian chờ' })).getByText('Hết thời gian chờ')).toBeVisible()
})

test('the changes of an entry are told in words, before and after', async () => {
  const { screen } = await shown('?action=withdrawal.request')
  await screen
    .getByRole('button', { name: /^Xem thay đổi/ })
    .first()
    .click()
  const dialog = screen.getByRole('dialog', { name: 'Thay đổi' })
  await expect.element(dialog.getByText('Số tiền', { exact: true })).toBeVisible()
  await expect.element(dialog.getByText(/^[\d.]+\u00a0₫$/)).toBeVisible()
})

test('[ADM-AUD-08] there are buttons to export CSV and to refresh', async () => {
  const { screen, network } = await shown()
  await expect.element(screen.getByRole('button', { name: 'Xuất CSV' })).toBeEnabled()
  await screen.getByRole('button', { name: 'Làm mới' }).click()
  await expect.poll(() => network.sent(list)).toHaveLength(2)
})

test('[ADM-AUD-09] pages are offered only with more than one', async () => {
  const { screen } = await shown()
  const pages = screen.getByRole('navigation', { name: 'Phân trang' })
  await expect
    .element(pages.getByRole('link', { name: 'Trang sau' }))
    .toHaveAttribute('href', '/admin/audit-logs?page=2')
  const numbers = pages.getByRole('link', { name: /^Trang \d+$/ }).elements().length
  expect(numbers).toBeLessThanOrEqual(5)
  await screen.unmount()
  const narrowed = await shown('?search=khong-co-gi-ca')
  await expect.element(narrowed.screen.getByRole('heading', { name: 'Không có nhật ký nào' })).toBeVisible()
  await expect.element(narrowed.screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('[ADM-AUD-10] an empty log says so', async () => {
  const { screen } = await shown('?startDate=2020-01-01T00:00&endDate=2020-01-02T00:00')
  await expect.element(screen.getByRole('heading', { name: 'Không có nhật ký nào' })).toBeVisible()
})

/** Records the files that the page saves. */
function savedFiles() {
  const files: { name: string; text: () => Promise<string> }[] = []
  let last: Blob | undefined
  const createObjectURL = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) last = file
    return createObjectURL(file)
  }
  HTMLAnchorElement.prototype.click = function click() {
    const file = last
    if (file) files.push({ name: this.download, text: () => file.text() })
  }
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
  })
  return files
}

const linesOf = async (file: { text: () => Promise<string> } | undefined) =>
  (await file?.text())?.replace('\ufeff', '').trim().split('\r\n') ?? []

test('[ADM-AUD-11, ADM-AUD-12, ADM-AUD-13, ADM-AUD-14] the CSV holds the selected rows, else the page', async () => {
  const files = savedFiles()
  const { screen } = await shown()
  const save = screen.getByRole('button', { name: 'Xuất CSV' })
  await expect.element(save).toBeEnabled()
  const before = isoDay(Date.now())
  await save.click()
  await expect.element(screen.getByText('Xuất nhật ký thành công!')).toBeVisible()
  expect([before, isoDay(Date.now())].map((day) => `audit_logs_${day}.csv`)).toContain(files[0]?.name)
  const all = await linesOf(files[0])
  expect(all).toHaveLength(21)
  expect(all[0]?.replaceAll('"', '').split(/[,;]/)).toEqual([
    ...['Thời gian', 'Hành động', 'Mô tả', 'Người dùng', 'Vai trò'],
    ...['Loại đối tượng', 'Mã đối tượng', 'Mức độ', 'Kết quả', 'Lỗi'],
  ])
  await screen.getByRole('checkbox').nth(2).click()
  await save.click()
  await expect.poll(() => files.length).toBe(2)
  expect(await linesOf(files[1])).toEqual([all[0], all[2]])
})

test('[ADM-AUD-15] a list that cannot be loaded says so', async () => {
  const network = testNetwork()
  network.cut(list)
  const { screen } = await shown('', { network })
  await expect.element(screen.getByRole('heading', { name: 'Lỗi tải nhật ký kiểm tra' })).toBeVisible()
})

test('[ADM-AUD-16] figures that cannot be loaded say so', async () => {
  const network = testNetwork()
  network.cut('GET /admin/audit-logs/statistics')
  const { screen } = await shown('', { network })
  await expect.element(screen.getByRole('heading', { name: 'Lỗi tải thống kê nhật ký' })).toBeVisible()
})

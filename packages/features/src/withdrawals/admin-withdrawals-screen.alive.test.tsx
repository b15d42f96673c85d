import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { AdminWithdrawalScreen } from './admin-withdrawal-screen.tsx'
import { AdminWithdrawalsScreen } from './admin-withdrawals-screen.tsx'

const list = 'GET /admin/withdrawals'
const screenWithToasts = (
  <>
    <AdminWithdrawalsScreen />
    <ToastHost />
  </>
)
const shown = (query = '', more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(screenWithToasts, {
    words: ['withdrawals', 'transactions'],
    language: 'vi',
    address: `/admin/withdrawals${query}`,
    as: 'superadmin@chonoi.test',
    ...more,
  })

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const account = { bankName: 'Vietcombank', accountNumber: '0071001234567', accountHolder: 'NGUYEN THI LAN ANH' }

async function request(amount: number, notes?: string) {
  const { api } = await demoSession('customer@chonoi.test')
  const body = { amount, ...account, ...(notes && { notes }) }
  return unwrap(api.POST('/withdrawals', { params: { header: key() }, body }))
}

async function decide(id: string, status: 'PROCESSING' | 'COMPLETED', processNotes?: string) {
  const { api } = await demoSession('superadmin@chonoi.test')
  const body = { status, ...(processNotes && { processNotes }) }
  return unwrap(api.PUT('/admin/withdrawals/{id}/process', { params: { path: { id }, header: key() }, body }))
}

/** Opens the process modal of the first request that waits. */
async function openModal() {
  const setting = await shown('?status=PENDING')
  await setting.screen.getByRole('button', { name: 'Xử lý yêu cầu' }).first().click()
  const dialog = setting.screen.getByRole('dialog', { name: 'Xử lý yêu cầu rút tiền' })
  await expect.element(dialog).toBeVisible()
  const note = dialog.getByRole('textbox', { name: 'Ghi chú xử lý (tùy chọn)' })
  const processing = () => setting.network.calls.find((call) => call.endsWith('/process'))
  return { ...setting, dialog, note, processing }
}

test('[ADM-WD-01, ADM-WD-02] the screen has its title and subtitle', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Quản lý rút tiền', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('Xử lý và quản lý các yêu cầu rút tiền từ khách hàng')).toBeVisible()
})

test('[ADM-WD-03] the refresh button is disabled while the list is fetched', async () => {
  const { screen, network } = await shown()
  const refresh = screen.getByRole('button', { name: 'Làm mới' })
  await expect.element(refresh).not.toHaveAttribute('aria-disabled')
  const release = network.hold(list)
  await refresh.click()
  await expect.element(refresh).toBeDisabled()
  release()
  await expect.element(refresh).toBeEnabled()
})

test('[ADM-WD-04] the loading state reads "Đang tải..."', async () => {
  const network = testNetwork()
  const release = network.hold(list)
  const { screen } = await shown('', { network })
  const loading = screen.getByRole('status').getByText('Đang tải...').first()
  await expect.element(loading).toBeVisible()
  release()
  await expect.element(loading).not.toBeInTheDocument()
})

test('[ADM-WD-05, ADM-WD-06] four cards and four counters sum up all requests', async () => {
  const { api } = await demoSession('superadmin@chonoi.test')
  const figures = await unwrap(api.GET('/admin/withdrawals/statistics'))
  const { screen } = await shown()
  const stats = screen.getByRole('group', { name: 'Số liệu rút tiền' })
  const labels = ['Tổng yêu cầu', 'Tổng số tiền', 'Chờ xử lý', 'Trung bình mỗi yêu cầu']
  await expect.element(stats.getByText(`${figures.pendingCount} yêu cầu`)).toBeVisible()
  expect(
    stats
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(labels)
  expect(
    stats
      .getByRole('listitem')
      .elements()
      .map((counter) => counter.textContent),
  ).toEqual([
    `Chờ xử lý${figures.pendingCount}`,
    `Đang xử lý${figures.processingCount}`,
    `Hoàn thành${figures.completedCount}`,
    `Từ chối${figures.rejectedCount}`,
  ])
})

test('[ADM-WD-40] figures that cannot be loaded are hidden and the failure is logged', async () => {
  const network = testNetwork()
  network.cut('GET /admin/withdrawals/statistics')
  const logged: unknown[][] = []
  const { error } = console
  console.error = (...values) => logged.push(values)
  try {
    const { screen } = await shown('', { network })
    await expect.element(screen.getByRole('link', { name: 'Xem chi tiết' }).first()).toBeVisible()
    await expect.element(screen.getByRole('group', { name: 'Số liệu rút tiền' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    expect(logged).toHaveLength(1)
    expect(String(logged[0]?.[0])).toContain('withdrawals/stats')
  } finally {
    console.error = error
  }
})

test('[ADM-WD-08, ADM-WD-09, ADM-WD-10] the filter panel opens with a search and a status', async () => {
  const { screen } = await shown()
  const search = screen.getByPlaceholder('Tìm theo email, tên, ngân hàng...')
  await expect.element(search).not.toBeVisible()
  await screen.getByRole('button', { name: 'Hiện bộ lọc' }).click()
  await expect.element(search).toBeVisible()
  const first = screen.getByRole('combobox', { name: 'Trạng thái' }).getByRole('option').first()
  await expect.element(first).toHaveTextContent('Tất cả trạng thái')
  await screen.getByRole('button', { name: 'Ẩn bộ lọc' }).click()
  await expect.element(search).not.toBeVisible()
})

test('[ADM-WD-11] clearing the filters forgets the page, the filters and the sort order', async () => {
  const { screen, visited } = await shown('?search=an&status=PENDING&page=2&sortBy=amount&sortOrder=asc')
  await screen.getByRole('button', { name: 'Xóa bộ lọc' }).click()
  await expect.poll(() => visited).toContain('/admin/withdrawals')
  const { network } = await shown()
  await expect.poll(() => network.sent(list)).toHaveLength(1)
  const query = new URL(network.sent(list)[0]?.url ?? '').searchParams
  expect(Object.fromEntries(query)).toEqual({ page: '1', limit: '20', sortBy: 'createdAt', sortOrder: 'desc' })
})

test('[FMT-04, ADM-WD-12, ADM-WD-13, ADM-WD-14, ADM-WD-15, ADM-WD-16, ADM-WD-17, ADM-WD-18, ADM-WD-19] a card tells everything about its request', async () => {
  const { id } = await request(7_700_000, 'Trả tiền chợ')
  await decide(id, 'COMPLETED', 'Đã chuyển FT123')
  const { screen } = await shown('?search=customer@chonoi.test&status=COMPLETED')
  const card = screen.getByRole('listitem').filter({ hasText: '77.000' })
  await expect.element(card.getByText('77.000\u00a0₫')).toBeVisible()
  for (const text of [
    'Hoàn thành',
    'customer@chonoi.test',
    'Vietcombank · •••• 4567 · NGUYEN THI LAN ANH',
    'Ghi chú xử lý',
    'Đã chuyển FT123',
    'Ghi chú khách hàng',
    'Trả tiền chợ',
    'Thời gian xử lý',
    'dưới 1 giờ',
  ])
    await expect.element(card.getByText(text, { exact: true })).toBeVisible()
  const { user } = await demoSession('customer@chonoi.test')
  await expect.element(card.getByText(`${user.lastName} ${user.firstName}`, { exact: true })).toBeVisible()
  await expect.element(card.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: 'Xem chi tiết' }))
    .toHaveAttribute('href', `/admin/withdrawals/${id}`)
})

test.each([
  ['PENDING', true],
  ['PROCESSING', true],
  ['COMPLETED', false],
  ['REJECTED', false],
])('[ADM-WD-21] a request that is %s has the button to process it: %j', async (status, hasButton) => {
  const { screen } = await shown(`?status=${status}`)
  const links = screen.getByRole('link', { name: 'Xem chi tiết' })
  await expect.element(links.first()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Xử lý yêu cầu' }).elements()).toHaveLength(
    hasButton ? links.elements().length : 0,
  )
})

test('[ADM-WD-22, ADM-WD-23, ADM-WD-24, ADM-WD-25] the modal shows the request, a note and its decisions', async () => {
  const { dialog, note } = await openModal()
  for (const term of ['Số tiền', 'Khách hàng', 'Ngân hàng', 'Số tài khoản'])
    await expect.element(dialog.getByRole('term').filter({ hasText: term })).toBeVisible()
  expect(note.element().tagName).toBe('TEXTAREA')
  await expect.element(note).not.toBeRequired()
  for (const name of ['Phê duyệt', 'Từ chối', 'Đóng'])
    await expect.element(dialog.getByRole('button', { name })).toBeEnabled()
})

test('[ADM-WD-33, ADM-WD-34] a refusal is announced in the modal, which stays open with its note', async () => {
  const { dialog, note, network, processing } = await openModal()
  await note.fill('Đã gọi khách')
  const [waiting] = network.sent(list)
  expect(waiting).toBeDefined()
  const { api } = await demoSession('superadmin@chonoi.test')
  const query = { status: 'PENDING', page: 1, limit: 20 } as const
  const [first] = (await unwrap(api.GET('/admin/withdrawals', { params: { query } }))).data
  await decide(first?.id ?? '', 'COMPLETED')
  await dialog.getByRole('button', { name: 'Từ chối' }).click()
  await expect.element(dialog.getByRole('alert').getByText(/\S/)).toBeVisible()
  expect(processing()).toBe(`PUT /admin/withdrawals/${first?.id}/process`)
  await expect.element(note).toHaveValue('Đã gọi khách')
})

test('[ADM-WD-26, ADM-WD-27, ADM-WD-32] both decisions read "Đang xử lý..." while saving, a blank note is left out, and success closes the modal', async () => {
  const { screen, dialog, note, network, processing } = await openModal()
  await note.fill('   ')
  const { api } = await demoSession('superadmin@chonoi.test')
  const query = { status: 'PENDING', page: 1, limit: 20 } as const
  const [first, second] = (await unwrap(api.GET('/admin/withdrawals', { params: { query } }))).data
  if (!first || !second) throw new Error('The demo has fewer than two waiting requests.')
  const release = network.hold(`PUT /admin/withdrawals/${first.id}/process`)
  await dialog.getByRole('button', { name: 'Phê duyệt' }).click()
  await expect.poll(() => dialog.getByRole('button', { name: 'Đang xử lý...' }).elements()).toHaveLength(2)
  release()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await network.sent(processing() ?? '')[0]?.json()).toEqual({ status: 'COMPLETED' })
  await screen.getByRole('button', { name: 'Xử lý yêu cầu' }).first().click()
  await expect.element(note).toHaveValue('')
})

test('[ADM-WD-35] an empty list says that nothing matches', async () => {
  const { screen } = await shown('?search=khong-co-ai-ca')
  await expect.element(screen.getByRole('heading', { name: 'Không có yêu cầu rút tiền nào' })).toBeVisible()
  await expect
    .element(screen.getByText('Hiện tại không có yêu cầu rút tiền nào phù hợp với bộ lọc của bạn.'))
    .toBeVisible()
})

test('[ADM-WD-39] a list that cannot be loaded says so', async () => {
  const network = testNetwork()
  network.cut(list)
  const { screen } = await shown('', { network })
  await expect
    .element(screen.getByRole('heading', { name: 'Không thể tải dữ liệu rút tiền. Vui lòng thử lại sau.' }))
    .toBeVisible()
})

test('[ADM-WD-36, ADM-WD-37, ADM-WD-38] pages are offered only with more than one', async () => {
  const few = await shown('?status=PENDING')
  await expect.element(few.screen.getByRole('link', { name: 'Xem chi tiết' }).first()).toBeVisible()
  await expect.element(few.screen.getByRole('navigation')).not.toBeInTheDocument()
  await few.screen.unmount()

  const { api } = await demoSession('superadmin@chonoi.test')
  const { totalWithdrawals } = await unwrap(api.GET('/admin/withdrawals/statistics'))
  for (let missing = 21 - totalWithdrawals; missing > 0; missing--) await request(5_000_000)
  const total = Math.max(21, totalWithdrawals)
  const { screen } = await shown()
  const pages = screen.getByRole('navigation')
  await expect.element(pages.getByText(`Hiển thị 1 - 20 trong tổng số ${total} yêu cầu`)).toBeVisible()
  expect(
    pages
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Trước', '1', '2', 'Sau'])
  await expect.element(pages.getByRole('link', { name: 'Sau' })).toHaveAttribute('href', '/admin/withdrawals?page=2')
})

test('[ADM-WD-20] the detail screen shows every field of the request and processes it', async () => {
  const { id } = await request(8_800_000, 'Trả tiền thuyền')
  await decide(id, 'PROCESSING', 'Đang đối chiếu')
  const { screen } = await renderScreen(<AdminWithdrawalScreen withdrawalId={id} />, {
    ...{ words: ['withdrawals', 'transactions'], language: 'vi', as: 'superadmin@chonoi.test' },
  })
  await expect.element(screen.getByRole('heading', { name: 'Yêu cầu rút 88.000\u00a0₫', level: 1 })).toBeVisible()
  for (const text of [
    ...['Đang xử lý', 'Trả tiền thuyền', 'Đang đối chiếu', 'customer@chonoi.test', 'Ví cá nhân'],
    ...['Vietcombank', '•••• 4567', 'NGUYEN THI LAN ANH'],
  ])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Sao chép mã yêu cầu' })).toBeVisible()
  await expect.element(screen.getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Xử lý yêu cầu', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Xử lý yêu cầu rút tiền' })
  await dialog.getByRole('button', { name: 'Phê duyệt' }).click()
  await expect.element(screen.getByText('Hoàn thành', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Xử lý yêu cầu', exact: true })).not.toBeInTheDocument()
})

test('the search is applied with Enter', async () => {
  const { screen, visited } = await shown('?status=PENDING')
  await screen.getByPlaceholder('Tìm theo email, tên, ngân hàng...').fill(' Vietcombank ')
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/admin/withdrawals?status=PENDING&search=Vietcombank'])
})

test('the search answers while somebody types, and Back leaves it whole', async () => {
  const { screen, visited } = await shown('?status=PENDING')
  const box = screen.getByPlaceholder('Tìm theo email, tên, ngân hàng...')
  await box.fill('Vietcom')
  await expect.poll(() => visited).toEqual(['/admin/withdrawals?status=PENDING&search=Vietcom'])
  await box.fill('Vietcombank')
  await expect.poll(() => visited).toHaveLength(2)
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveValue('Vietcombank')
})

test('the cards have the keys and the views of a list', async () => {
  const { screen, visited } = await shown('?status=PENDING')
  await expect.poll(() => document.querySelectorAll('[data-list-row]').length).toBeGreaterThan(1)
  const cards = () => [...document.querySelectorAll('[data-list-row]')]
  await userEvent.keyboard('jjk')
  expect(cards()[0]?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('x')
  await expect.element(screen.getByText('Đã chọn 1 yêu cầu')).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(screen.getByPlaceholder('Tìm theo email, tên, ngân hàng...')).toHaveFocus()
  await screen.getByRole('button', { name: /^Chế độ xem/ }).click()
  await screen.getByRole('menuitem', { name: 'Lưu thành chế độ xem mới' }).click()
  await screen.getByRole('textbox', { name: 'Tên chế độ xem' }).fill('Đang chờ')
  await screen.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Chế độ xem: Đang chờ' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  cards()[1]?.querySelector<HTMLElement>('[data-row-details]')?.focus()
  await userEvent.keyboard('o')
  expect(visited.at(-1)).toMatch(/^\/admin\/withdrawals\?status=PENDING&open=/)
})

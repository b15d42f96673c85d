import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { turnTwoFactorOn } from '../../testing/alive/arrange-two-factor.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { UsersScreen } from './users-screen.tsx'

const page = (
  <>
    <UsersScreen />
    <ToastHost />
  </>
)
const setting = { words: ['users'], language: 'vi', address: '/admin/users', as: 'superadmin@chonoi.test' } as const

test('[ROLE-30, ROUTE-70] others are told that the page is not theirs and go to the dashboard', async () => {
  const { screen, visited } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test' })
  await expect.element(screen.getByText('Bạn không có quyền truy cập trang này')).toBeVisible()
  await expect.poll(() => visited).toEqual(['/dashboard'])
})

test('[ADM-USR-21] a failure to load says so, in place of the list', async () => {
  const network = testNetwork()
  network.cut('GET /users')
  const { screen } = await renderScreen(page, { ...setting, network })
  await expect.element(screen.getByRole('heading', { name: 'Lỗi khi tải dữ liệu người dùng' })).toBeVisible()
})

test('[ADM-USR-04, ADM-USR-14, ADM-USR-23] a failed save is shown in the dialog, which keeps what was typed', async () => {
  const network = testNetwork()
  network.cut('POST /users')
  const { screen } = await renderScreen(page, { ...setting, network })
  await screen.getByRole('button', { name: 'Tạo người dùng' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('moi@chonoi.test')
  await dialog.getByRole('combobox', { name: 'Vai trò' }).selectOptions('SELLER')
  expect(dialog.getByRole('checkbox').elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect.element(dialog.getByText('Lỗi khi lưu thông tin người dùng')).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('moi@chonoi.test')
})

test('[ADM-USR-03, ADM-USR-22] a failed action on selected rows says so in its question', async () => {
  const network = testNetwork()
  network.cut('POST /users/bulk')
  const { screen } = await renderScreen(page, { ...setting, network })
  await screen.getByRole('checkbox', { name: /Chọn/ }).nth(1).click()
  await screen.getByRole('button', { name: 'Xác minh', exact: true }).click()
  const question = screen.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect.element(question.getByText(/^Lỗi khi thực hiện thao tác/)).toBeVisible()
})

test('[ADM-USR-01, ADM-USR-02, ADM-USR-05] the screen has filters that fold away, the total and pages', async () => {
  const { screen } = await renderScreen(page, setting)
  await expect.element(screen.getByText('Tổng số người dùng')).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Phân trang' })).toBeVisible()
  await screen.getByRole('button', { name: 'Hiện bộ lọc' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Vai trò' })).toBeVisible()
})

test('[ADM-USR-10, ADM-USR-13] an account needs an e-mail address and a role', async () => {
  const { screen, network } = await renderScreen(page, setting)
  await screen.getByRole('button', { name: 'Tạo người dùng' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('khong-phai-email')
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toBeInvalid()
  await expect.element(dialog.getByRole('combobox', { name: 'Vai trò' })).toBeInvalid()
  expect(network.sent('POST /users')).toHaveLength(0)
})

test('[ADM-USR-11, ADM-USR-14] editing keeps the address locked and offers to deactivate', async () => {
  const { screen } = await renderScreen(page, { ...setting, address: '/admin/users?search=seller@chonoi.test' })
  await screen.getByRole('button', { name: /^Thao tác khác/ }).click()
  await screen.getByRole('menuitem', { name: 'Sửa' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('textbox', { name: /Email/ })).toHaveAttribute('readonly')
  await expect.element(dialog.getByRole('checkbox', { name: 'Tài khoản đang hoạt động' })).toBeChecked()
})

const fresh = async (more: { firstName?: string } = {}) => {
  const { screen } = await renderScreen(page, setting)
  const email = `moi-${crypto.randomUUID().slice(0, 8)}@chonoi.test`
  await screen.getByRole('button', { name: 'Tạo người dùng' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  if (more.firstName) await dialog.getByRole('textbox', { name: 'Tên', exact: true }).fill(more.firstName)
  await dialog.getByRole('combobox', { name: 'Vai trò' }).selectOptions('CUSTOMER')
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click()
  return { screen, name: more.firstName ?? email, row: screen.getByRole('row').filter({ hasText: email }) }
}

test('[ADM-USR-20] a name that is missing is shown as not yet updated', async () => {
  const { row } = await fresh()
  await expect.element(row.getByText('Chưa cập nhật')).toBeVisible()
})

test('[ADM-USR-24] creating a user says so', async () => {
  const { screen } = await fresh({ firstName: 'Thoa' })
  await expect.element(screen.getByText('Đã tạo tài khoản Thoa')).toBeVisible()
})

interface Act {
  item: string
  /** Answers the dialog that the item opens. */
  answer?: (dialog: (role: 'dialog' | 'alertdialog') => Locator) => Promise<void>
  said: string
  /** Whether the account is active before. */
  isActive?: boolean
}

const confirmed =
  (action: string): NonNullable<Act['answer']> =>
  (dialog) =>
    dialog('alertdialog').getByRole('button', { name: action }).click()
const saved =
  (change: (dialog: Locator) => Promise<void>): NonNullable<Act['answer']> =>
  async (dialog) => {
    await change(dialog('dialog'))
    await dialog('dialog').getByRole('button', { name: 'Lưu thay đổi' }).click()
  }

test.each<Act>([
  {
    item: 'Sửa',
    answer: saved((dialog) => dialog.getByRole('combobox', { name: 'Vai trò' }).selectOptions('SELLER')),
    said: 'Đã đổi vai trò của Thoa thành Người bán',
  },
  {
    item: 'Sửa',
    answer: saved((dialog) => dialog.getByRole('textbox', { name: /điện thoại/ }).fill('0912345678')),
    said: 'Đã lưu thông tin của Thoa',
  },
  { item: 'Xác minh', said: 'Đã xác minh Thoa' },
  {
    item: 'Ngừng hoạt động',
    answer: confirmed('Ngừng hoạt động'),
    said: 'Đã ngừng hoạt động Thoa và đăng xuất khỏi mọi thiết bị',
  },
  { item: 'Kích hoạt', said: 'Đã kích hoạt Thoa', isActive: false },
  { item: 'Xóa tài khoản', answer: confirmed('Xóa tài khoản'), said: 'Đã xóa tài khoản Thoa' },
])('[ADM-USR-24] an action on a user says: $said', async ({ item, answer, said, isActive = true }) => {
  const { api } = await demoSession('superadmin@chonoi.test')
  const email = `thoa-${crypto.randomUUID().slice(0, 8)}@chonoi.test`
  const body = { email, firstName: 'Thoa', role: 'CUSTOMER', passwordLink: true, isActive } as const
  await unwrap(api.POST('/users', { body }))
  const { screen } = await renderScreen(page, { ...setting, address: `/admin/users?search=${email}` })
  await screen.getByRole('button', { name: /^Thao tác khác/ }).click()
  await screen.getByRole('menuitem', { name: item }).click()
  await answer?.((role) => screen.getByRole(role))
  await expect.element(screen.getByText(said)).toBeVisible()
})

test('deactivating an account can be undone from its message', async () => {
  const { screen, row, name } = await fresh({ firstName: 'Vân' })
  await row.getByRole('button', { name: /^Thao tác khác/ }).click()
  await screen.getByRole('menuitem', { name: 'Ngừng hoạt động' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ngừng hoạt động' }).click()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(screen.getByText(`Đã kích hoạt ${name}`)).toBeVisible()
})

test('deactivating selected accounts can be undone, and the result is told', async () => {
  const { screen, row } = await fresh({ firstName: 'Sen' })
  await row.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Ngừng hoạt động', exact: true }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Ngừng hoạt động' }).click()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(screen.getByText('Đã hoàn tác: 1, không hoàn tác được: 0')).toBeVisible()
})

const ofSeller = { ...setting, address: '/admin/users?search=seller@chonoi.test' } as const

test('turning two-factor off is not offered where it is off', async () => {
  const { screen } = await renderScreen(page, ofSeller)
  await screen.getByRole('button', { name: /^Thao tác khác/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Sửa' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Tắt xác thực hai lớp' }).elements()).toEqual([])
})

/** Once for both languages: it is on already for the second. */
let turnedOn: Promise<unknown> | undefined

test.each([
  ['vi', /^Thao tác khác/, 'Tắt xác thực hai lớp', 'Lý do', /^Mật khẩu của chính bạn/, 'Mật khẩu hiện tại không đúng'],
  ['en', /^More actions/, 'Turn two-factor off', 'Reason', /^Your own password/, 'The current password is wrong'],
] as const)(
  'in %s, turning two-factor off for somebody asks why and for the own password, and keeps both on a refusal',
  async (language, more, reset, reason, password, refusal) => {
    turnedOn ??= turnTwoFactorOn((await demoSession('seller@chonoi.test')).api)
    await turnedOn
    const { screen } = await renderScreen(page, { ...ofSeller, language })
    await screen.getByRole('button', { name: more }).click()
    await screen.getByRole('menuitem', { name: reset }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox', { name: reason }).fill('Đã gọi lại và đối chiếu giấy tờ')
    await dialog.getByLabelText(password).fill('sai-mat-khau')
    await dialog.getByRole('button', { name: reset }).click()
    await expect.element(dialog.getByText(refusal).first()).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: reason })).toHaveValue('Đã gọi lại và đối chiếu giấy tờ')
  },
)

test('an administrator is not offered to turn two-factor off for an equal', async () => {
  const email = `ngang-${crypto.randomUUID().slice(0, 8)}@chonoi.test`
  const owner = await renderScreen(page, setting)
  await unwrap(owner.connection.api.POST('/users', { body: { email, role: 'ADMIN', passwordLink: true } }))
  await owner.screen.unmount()
  const { screen } = await renderScreen(page, {
    ...{ ...setting, as: 'admin@chonoi.test', address: `/admin/users?search=${email}` },
  })
  await screen.getByRole('button', { name: /^Thao tác khác/ }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Sửa' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Tắt xác thực hai lớp' }).elements()).toEqual([])
})

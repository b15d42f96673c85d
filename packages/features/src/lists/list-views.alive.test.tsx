import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { BuyerDepositsScreen } from '../deposits/buyer-deposits-screen.tsx'
import { UsersScreen } from '../users/users-screen.tsx'

const setting = { words: ['users'], language: 'vi', address: '/admin/users', as: 'superadmin@chonoi.test' } as const
const shown = (more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(<UsersScreen />, { ...setting, ...more })
type Screen = Awaited<ReturnType<typeof shown>>['screen']

async function choose(screen: Screen, item: string | RegExp) {
  await screen.getByRole('button', { name: /^Chế độ xem/ }).click()
  await screen.getByRole('menuitem', { name: item }).click()
}

async function save(screen: Screen, name: string) {
  await choose(screen, 'Lưu thành chế độ xem mới')
  await screen.getByRole('textbox', { name: 'Tên chế độ xem' }).fill(name)
  await screen.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: `Chế độ xem: ${name}` })).toBeVisible()
}

test('a view keeps filters, order and columns of a list for its owner, who finds it on the next visit', async () => {
  const first = await shown({ address: '/admin/users?isVerified=false&sortBy=email&sortOrder=asc' })
  await first.screen.getByRole('button', { name: 'Tùy chọn cột Vai trò' }).click()
  await first.screen.getByRole('menuitem', { name: 'Ẩn cột' }).click()
  await save(first.screen, 'Chưa xác minh')
  await first.screen.unmount()
  const { screen, visited } = await shown({ address: '/admin/users?page=1' })
  await expect.element(screen.getByRole('columnheader', { name: 'Vai trò' })).toBeVisible()
  await choose(screen, 'Chưa xác minh')
  await expect.poll(() => visited).toEqual(['/admin/users?isVerified=false&sortBy=email&sortOrder=asc'])
  await expect.element(screen.getByRole('columnheader', { name: 'Vai trò' })).not.toBeInTheDocument()
  await choose(screen, 'Xóa “Chưa xác minh”')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.element(screen.getByRole('button', { name: 'Chế độ xem', exact: true })).toBeVisible()
})

test('a list opens with the default view, but not where its address names filters', async () => {
  const first = await shown({ address: '/admin/users?role=SELLER' })
  await save(first.screen, 'Người bán')
  await choose(first.screen, 'Đổi tên “Người bán”')
  await first.screen.getByRole('textbox', { name: 'Tên chế độ xem' }).fill('Chỉ người bán')
  await first.screen.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect.element(first.screen.getByRole('button', { name: 'Chế độ xem: Chỉ người bán' })).toBeVisible()
  await choose(first.screen, 'Mở danh sách bằng “Chỉ người bán”')
  await expect.poll(() => first.network.calls.filter((call) => call.startsWith('PUT /list-views/')).length).toBe(2)
  await first.screen.unmount()
  const plain = await shown()
  await expect.poll(() => plain.visited).toEqual(['/admin/users?role=SELLER'])
  await plain.screen.unmount()
  const named = await shown({ address: '/admin/users?role=CUSTOMER' })
  await expect.element(named.screen.getByRole('button', { name: 'Chế độ xem', exact: true })).toBeVisible()
  expect(named.visited).toEqual([])
  await choose(named.screen, /^Chỉ người bán/)
  await choose(named.screen, 'Xóa “Chỉ người bán”')
  await named.screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.poll(() => named.network.calls.some((call) => call.startsWith('DELETE /list-views/'))).toBe(true)
})

test('a view that could not be saved keeps its dialog and what was typed', async () => {
  const network = testNetwork()
  network.cut('POST /list-views')
  const { screen } = await shown({ network, address: '/admin/users?isActive=false' })
  await choose(screen, 'Lưu thành chế độ xem mới')
  const field = screen.getByRole('textbox', { name: 'Tên chế độ xem' })
  await field.fill('Đã khóa')
  await screen.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(/Không lưu được/)
  await expect.element(field).toHaveValue('Đã khóa')
})

test('lists of customers have no views', async () => {
  const { screen } = await renderScreen(<BuyerDepositsScreen />, {
    ...{ words: ['wallet', 'deposits'], language: 'vi', address: '/wallet/deposits', as: 'customer@chonoi.test' },
  })
  await expect.element(screen.getByRole('table')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Chế độ xem/ })).not.toBeInTheDocument()
})

test('j and k move through the rows, x selects one, / goes to the search and ? tells the keys, until they are switched off', async () => {
  const { screen } = await shown({ address: '/admin/users?page=1' })
  await expect.element(screen.getByRole('row').nth(2)).toBeVisible()
  await expect.poll(() => document.querySelectorAll('tbody th[scope="row"]').length).toBeGreaterThan(2)
  const focusedRow = () => document.activeElement?.closest('tbody tr')
  const rows = () => [...document.querySelectorAll('tbody tr')]
  await userEvent.keyboard('jjk')
  expect(focusedRow()).toBe(rows()[0])
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  await userEvent.keyboard('/')
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('search')
  await userEvent.keyboard('j{Tab}')
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Phím tắt của danh sách' })
  await dialog.getByRole('switch', { name: 'Dùng phím tắt' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(dialog).not.toBeInTheDocument()
  localStorage.removeItem('listKeysOff')
})

import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { UsersScreen } from '../users/users-screen.tsx'

const page = (
  <>
    <UsersScreen />
    <ToastHost />
  </>
)
const setting = {
  words: ['users'],
  language: 'vi',
  as: 'superadmin@chonoi.test',
  address: '/admin/users?search=seller@chonoi.test&page=1',
} as const

test('a list is saved as CSV with its filters', async () => {
  const made: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { screen } = await renderScreen(page, setting)
  await screen.getByRole('button', { name: 'Xuất dữ liệu' }).click()
  await expect.poll(() => made.length).toBe(1)
  const [, first, second] = ((await made[0]?.text()) ?? '').split('\r\n')
  expect(first).toContain('seller@chonoi.test')
  expect(second).toBe('')
  url.mockRestore()
  click.mockRestore()
})

test('a list that cannot be exported says so', async () => {
  const network = testNetwork()
  network.cut('GET /users/export')
  const { screen } = await renderScreen(page, { ...setting, network })
  await screen.getByRole('button', { name: 'Xuất dữ liệu' }).click()
  await expect.element(screen.getByText('Không xuất được tệp')).toBeVisible()
})

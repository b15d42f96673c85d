import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { demoPassword } from '../../test-support/demo-session.ts'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import DeletionDialog from './deletion-dialog.tsx'
import LeavingAlert from './leaving-alert.tsx'
import { PersonalDataScreen } from './personal-data-screen.tsx'

const page = (
  <>
    <LeavingAlert />
    <PersonalDataScreen />
    <ToastHost />
  </>
)
const setting = { words: ['personalData', 'forms'], language: 'vi' } as const

test('a copy of the data is asked for, and not twice', async () => {
  const { screen } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test' })
  await screen.getByRole('button', { name: 'Yêu cầu bản sao' }).click()
  await expect.element(screen.getByText('Đang chuẩn bị tệp.', { exact: false }).first()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Yêu cầu bản sao' }).elements()).toEqual([])
})

test('what stands in the way of a deletion is told, with links to where it is settled', async () => {
  const { screen } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test' })
  await expect.element(screen.getByText('Ví của bạn còn tiền.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Rút tiền' })).toHaveAttribute('href', '/wallet/withdraw')
  expect(screen.getByRole('button', { name: 'Xóa tài khoản' }).elements()).toEqual([])
})

test('a deletion is asked for with the password, told on every page, and withdrawn', async () => {
  const { screen } = await renderScreen(page, { ...setting, as: 'user@chonoi.test' })
  await screen.getByRole('button', { name: 'Xóa tài khoản' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expect.element(dialog.getByRole('alert').or(dialog.getByText(/nhập/i)).first()).toBeVisible()
  await dialog.getByLabelText(/^Mật khẩu/).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Xóa tài khoản' }).click()
  await expect.element(screen.getByText(/^Tài khoản của bạn sẽ bị xóa ngày/).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Giữ tài khoản' }).first().click()
  await expect.element(screen.getByText('Tài khoản được giữ lại')).toBeVisible()
  await expect.poll(() => screen.getByRole('button', { name: 'Giữ tài khoản' }).elements().length).toBe(0)
})

test('a deletion is not asked for before it is known whether a code is needed', async () => {
  const network = testNetwork()
  network.hold('GET /auth/2fa/status')
  const dialog = <DeletionDialog onClose={() => {}} />
  const { screen } = await renderScreen(dialog, { ...setting, as: 'user@chonoi.test', network })
  await expect.element(screen.getByRole('button', { name: 'Xóa tài khoản' })).toHaveAttribute('aria-busy', 'true')
})

test('without a connection both parts say so', async () => {
  const network = testNetwork()
  network.cut('GET /account/data-export')
  const { screen } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test', network })
  await expect.element(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
})

import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { addCarrier } from '../../testing/alive/arrange-remittance.ts'
import { NewRemittanceScreen } from './new-remittance-screen.tsx'

/** The form with everything but the statement. */
async function filled(bankReference: string) {
  const carrier = await addCarrier((await demoSession('admin@chonoi.test')).api, 'Giao Thử')
  const shown = await renderScreen(<NewRemittanceScreen />, {
    ...{ words: ['remittances', 'forms'], as: 'admin@chonoi.test', language: 'vi', address: '/admin/remittances/new' },
  })
  const { screen } = shown
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Đơn vị vận chuyển/ }), carrier.id)
  await screen.getByRole('textbox', { name: /^Mã giao dịch ngân hàng/ }).fill(bankReference)
  await screen.getByRole('textbox', { name: /^Số tiền đã về tài khoản/ }).fill('245000')
  return { ...shown, carrier, csv: screen.getByRole('textbox', { name: /^Nội dung sao kê/ }) }
}

test('a statement with a wrong row stays until the row is corrected, and is then imported', async () => {
  const { screen, csv, visited } = await filled('FT 1')
  await csv.fill('Mã vận đơn;Tiền thu hộ;Phí\nNNG1;mười;0')
  await expect.element(screen.getByRole('table').getByText('Dòng 2')).toBeVisible()
  await screen.getByRole('button', { name: 'Nhập sao kê' }).click()
  await expect.element(csv).toHaveAttribute('aria-invalid', 'true')
  await csv.fill('Mã vận đơn;Tiền thu hộ;Phí\nNNG1;250.000;5.000')
  await expect.element(screen.getByText('Đọc được 1 dòng')).toBeVisible()
  await screen.getByRole('button', { name: 'Nhập sao kê' }).click()
  await expect.poll(() => visited.at(-1)).toMatch(/^\/admin\/remittances\/[\da-f-]{36}$/)
})

test('a bank reference that was imported before is refused beside its field', async () => {
  const first = await filled('FT 2')
  await first.csv.fill('Mã vận đơn;Tiền thu hộ\nNNG1;250.000')
  await first.screen.getByRole('button', { name: 'Nhập sao kê' }).click()
  await expect.poll(() => first.visited.length).toBeGreaterThan(0)
  await first.screen.getByRole('button', { name: 'Nhập sao kê' }).click()
  const reference = first.screen.getByRole('textbox', { name: /^Mã giao dịch ngân hàng/ })
  await expect.element(reference).toHaveAttribute('aria-invalid', 'true')
})

import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { SellerVerificationScreen } from './seller-verification-screen.tsx'

const page = (
  <>
    <SellerVerificationScreen />
    <ToastHost />
  </>
)
const setting = {
  words: ['sellerVerification', 'forms'],
  language: 'vi',
  address: '/auth/seller-verification',
} as const
const pdf = new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n'], 'can-cuoc.pdf', { type: 'application/pdf' })

test('[ROUTE-29] somebody applies as a seller, and sees what waits for a decision', async () => {
  const { screen } = await renderScreen(page, { ...setting, as: 'multi@chonoi.test' })
  await screen.getByRole('radio', { name: /^Cá nhân/ }).click()
  await screen.getByRole('textbox', { name: /^Họ và tên/ }).fill('Đào Ngọc Ánh')
  await screen.getByRole('textbox', { name: /^Mã số thuế/ }).fill('001 091 012 345')
  await screen.getByLabelText(/^Căn cước công dân hoặc hộ chiếu/).upload(pdf)
  await expect.element(screen.getByText('can-cuoc.pdf')).toBeVisible()
  await screen.getByRole('textbox', { name: /^Tên gian hàng/ }).fill('Trà Ánh')
  await screen.getByRole('combobox', { name: /^Ngân hàng/ }).fill('ngoai thuong')
  await screen.getByRole('option', { name: /Vietcombank/ }).click()
  await screen.getByRole('textbox', { name: /^Số tài khoản/ }).fill('0071 0012 34567')
  await screen.getByRole('textbox', { name: /^Chủ tài khoản/ }).fill('DAO NGOC ANH')
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Gửi hồ sơ' }).click()
  await expect.element(screen.getByText('Hồ sơ đang được xét duyệt')).toBeVisible()
  await expect.element(screen.getByText('001091012345')).toBeVisible()
  await expect.element(screen.getByText('•••• 4567')).toBeVisible()
})

test('a wrong tax code and a missing document are told at their fields, and what was typed stays', async () => {
  const { screen, network } = await renderScreen(page, { ...setting, as: 'user@chonoi.test' })
  const taxCode = screen.getByRole('textbox', { name: /^Mã số thuế/ })
  await taxCode.fill('0300588568')
  await screen.getByRole('button', { name: 'Gửi lại hồ sơ' }).click()
  await expect.element(taxCode).toHaveAccessibleDescription(/Mã số thuế chưa đúng/)
  await expect.element(taxCode).toHaveValue('0300588568')
  await expect
    .element(screen.getByLabelText(/^Căn cước công dân hoặc hộ chiếu/))
    .toHaveAttribute('aria-invalid', 'true')
  expect(network.calls).not.toContain('POST /auth/seller-verification')
})

test('after a rejection the reason is there, and the form is filled again', async () => {
  const { screen } = await renderScreen(page, { ...setting, as: 'user@chonoi.test' })
  await expect.element(screen.getByText(/Ảnh căn cước bị mờ/)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Họ và tên/ })).toHaveValue('Lê Văn Bình')
  await expect.element(screen.getByRole('textbox', { name: /^Tên gian hàng/ })).toHaveValue('Sách Cũ Ông Bình')
  await expect.element(screen.getByRole('textbox', { name: /^Số tài khoản/ })).toHaveValue('')
})

import { unwrap } from '@chonoi/api-client'
import { expect, test, vi } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { ToastHost } from '../shell/toast-host.tsx'
import { CouponsScreen } from './coupons-screen.tsx'

const screenWithToasts = (
  <>
    <CouponsScreen audience="admin" />
    <ToastHost />
  </>
)
const shown = (more: Partial<Parameters<typeof renderScreen>[1]> = {}) =>
  renderScreen(screenWithToasts, {
    ...{ words: ['coupons', 'forms'], language: 'vi', address: '/admin/coupons', as: 'admin@chonoi.test' },
    ...more,
  })

async function openMenuOf(code: string) {
  const setting = await shown()
  await setting.screen.getByRole('button', { name: `Thao tác với mã ${code}` }).click()
  return setting
}

test('[ADM-CPN-01, ADM-CPN-02] the screen has statistics cards, a search, a status filter and a table', async () => {
  const { screen } = await shown()
  for (const label of ['Tổng số mã', 'Đang hoạt động', 'Lượt đã dùng', 'Tổng tiền đã giảm'])
    await expect.element(screen.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect.element(screen.getByRole('searchbox')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Trạng thái' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /CHONOI10/ })).toBeVisible()
})

test('[ADM-CPN-03] copying a code puts it on the clipboard and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Sao chép mã CHONOI10' }).click()
  await expect.element(screen.getByText('Đã sao chép mã giảm giá!')).toBeVisible()
  expect(write).toHaveBeenCalledWith('CHONOI10')
})

test('[ADM-CPN-04, ADM-CPN-06] a coupon that is over is marked, whatever else it is', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('row', { name: /TRUNGTHU25/ }).getByText('Đã hết hạn')).toBeVisible()
})

test('[ADM-CPN-05] a coupon with 7 or fewer days left carries a warning', async () => {
  const { screen } = await shown()
  await expect.element(screen.getByRole('row', { name: /FREESHIP30/ }).getByText('Còn 6 ngày')).toBeVisible()
})

test('[ADM-CPN-26] a list that fails to load says so, with a retry', async () => {
  const network = testNetwork()
  network.cut('GET /coupons')
  const { screen } = await shown({ network })
  await expect.element(screen.getByText('Không thể tải dữ liệu mã giảm giá')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Thử lại' })).toBeVisible()
})

test('[ADM-CPN-27] deleting asks for confirmation first', async () => {
  const { screen, network } = await openMenuOf('CHONOI10')
  await screen.getByRole('menuitem', { name: 'Xóa' }).click()
  await expect.element(screen.getByRole('alertdialog', { name: 'Xóa mã CHONOI10?' })).toBeVisible()
  expect(network.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
})

test('[ADM-CPN-22, ADM-CPN-24] a delete that the server refuses says why', async () => {
  const { screen } = await openMenuOf('CHONOI10')
  await screen.getByRole('menuitem', { name: 'Xóa' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect.element(screen.getByText(/Không thể xóa mã giảm giá: Đã có đơn dùng mã này/)).toBeVisible()
})

test('[ADM-CPN-28] an administrator gives a coupon to a customer found by their address; a refusal says why', async () => {
  const { screen, network } = await openMenuOf('CHONOI10')
  await screen.getByRole('menuitem', { name: 'Tặng cho khách' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tặng mã CHONOI10 cho khách' })
  await dialog.getByRole('button', { name: 'Đặt vào giỏ' }).click()
  expect(network.calls.filter((call) => call.startsWith('POST /coupons'))).toEqual([])
  await dialog.getByRole('combobox', { name: /Khách hàng/ }).fill('customer@chonoi.test')
  await screen.getByRole('option', { name: /customer@chonoi.test/ }).click()
  await dialog.getByRole('button', { name: 'Đặt vào giỏ' }).click()
  await expect.element(dialog.getByText('Mã giảm giá không áp dụng cho sản phẩm trong giỏ hàng')).toBeVisible()
  expect(network.calls).toContain('POST /coupons/CHONOI10/apply')
})

test('[ADM-CPN-25] a create that fails says that the coupon could not be created', async () => {
  const { screen, network } = await shown()
  network.cut('POST /coupons')
  await screen.getByRole('button', { name: 'Tạo mã giảm giá' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tạo mã giảm giá' })
  await dialog.getByLabelText(/^Mã giảm giá/).fill('TET2099')
  await dialog.getByLabelText(/^Giá trị giảm/).fill('10')
  await dialog.getByLabelText(/^Ngày hết hạn/).fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Tạo mã' }).click()
  await expect.element(dialog.getByText('Không thể tạo mã giảm giá')).toBeVisible()
})

test('[ADM-CPN-07, ADM-CPN-23] toggling flips isActive; a toggle that fails says so', async () => {
  const { screen, network } = await openMenuOf('HIENNHA5')
  await screen.getByRole('menuitem', { name: 'Bật lại' }).click()
  await expect.element(screen.getByText('Mã HIENNHA5 đã hoạt động lại')).toBeVisible()
  network.cut(network.calls.find((call) => call.startsWith('PUT /coupons/')) ?? '')
  await screen.getByRole('button', { name: 'Thao tác với mã HIENNHA5' }).click()
  await screen.getByRole('menuitem', { name: 'Tạm dừng' }).click()
  await expect.element(screen.getByText('Không thể cập nhật trạng thái')).toBeVisible()
})

test('[ADM-CPN-13] a percentage over 100 is refused at its field, in the documented words', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Tạo mã giảm giá' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Tạo mã giảm giá' })
  await dialog.getByLabelText(/^Mã giảm giá/).fill('TET2099')
  await dialog.getByLabelText(/^Giá trị giảm/).fill('101')
  await dialog.getByLabelText(/^Ngày hết hạn/).fill('2099-01-31')
  await dialog.getByRole('button', { name: 'Tạo mã' }).click()
  await expect.element(dialog.getByText('Giảm giá phần trăm không được vượt quá 100%').first()).toBeVisible()
})

test('[ADM-CPN-08] the discount is a percentage or a fixed amount', async () => {
  const { screen } = await shown()
  await screen.getByRole('button', { name: 'Tạo mã giảm giá' }).click()
  const types = screen.getByRole('combobox', { name: 'Kiểu giảm' }).getByRole('option')
  await expect.element(types.first()).toBeInTheDocument()
  expect(types.elements().map((option) => option.getAttribute('value'))).toEqual(['PERCENTAGE', 'FIXED_AMOUNT'])
})

test('several coupons are paused at once, and the toast takes it back', async () => {
  const { screen } = await shown()
  await screen
    .getByRole('row', { name: /CHONOI10/ })
    .getByRole('checkbox')
    .click()
  await screen
    .getByRole('row', { name: /FREESHIP30/ })
    .getByRole('checkbox')
    .click()
  await screen.getByRole('button', { name: 'Tạm dừng' }).click()
  await expect.element(screen.getByText('Thành công: 2, không thành công: 0').first()).toBeVisible()
  const row = screen.getByRole('row', { name: /CHONOI10/ })
  await expect.element(row.getByText('Tạm dừng')).toBeVisible()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(row.getByText('Hoạt động', { exact: true })).toBeVisible()
})

test('[ADM-CPN-02] coupons beyond the tenth are on the next page', async () => {
  const { api } = await demoSession('admin@chonoi.test')
  for (let n = 20; n <= 30; n++) {
    const code = `TRANG${n}`
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString()
    const body = { code, discountType: 'PERCENTAGE', discountValue: 5, validUntil } as const
    await unwrap(api.POST('/coupons', { body }))
  }
  const { screen } = await shown()
  const pages = screen.getByRole('navigation', { name: 'Phân trang' })
  await expect.element(pages.getByRole('link', { name: 'Trang sau' })).toHaveAttribute('href', '/admin/coupons?page=2')
  await expect.element(screen.getByRole('row', { name: /TRANG30/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /TRANG20/ }).elements()).toEqual([])
  await screen.unmount()
  const second = await shown({ address: '/admin/coupons?page=2' })
  await expect.element(second.screen.getByRole('row', { name: /TRANG20/ })).toBeVisible()
})

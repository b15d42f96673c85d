import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductImportScreen } from './product-import-screen.tsx'

const show = async (address: string) =>
  renderScreen(<ProductImportScreen />, {
    ...{ words: ['productImport', 'productManagement', 'forms'], language: 'vi', as: 'seller@chonoi.test', address },
  })
const head = 'Tên hàng,Mô tả,Danh mục,Giá bán'

test('a seller says which column is the name, sees what is wrong by row and column, and imports the good rows', async () => {
  const { screen, visited } = await show('/seller/products/import')
  const rows = 'Bình gốm,Men lam vẽ tay,binh-lo-hoa,150.000\nĐĩa gốm,Men nâu,binh-lo-hoa,90000.5'
  await userEvent.upload(
    screen.getByLabelText(/Tệp CSV/),
    new File([`${head}\n${rows}\n`], 'hang.csv', { type: 'text/csv' }),
  )
  const name = screen.getByRole('combobox', { name: /^Tên sản phẩm/ })
  await expect.element(screen.getByRole('combobox', { name: /^Giá bán/ })).toHaveValue('3')
  await screen.getByRole('button', { name: 'Kiểm tra tệp' }).click()
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await userEvent.selectOptions(name, 'Tên hàng')
  await screen.getByRole('button', { name: 'Kiểm tra tệp' }).click()
  await expect.poll(() => visited.at(-1)).toMatch(/^\/seller\/products\/import\?import=/)

  const { screen: checked } = await show(visited.at(-1) ?? '')
  await expect.element(checked.getByText('1 dòng nhập được, 1 dòng có lỗi')).toBeVisible()
  await expect.element(checked.getByText('Dòng 3').first()).toBeVisible()
  await checked.getByRole('button', { name: 'Chỉ nhập 1 dòng đúng' }).click()
  await expect.element(checked.getByRole('progressbar', { name: 'Đang nhập' })).toBeVisible()
})

test('rows of one group are counted as rows and become one product', async () => {
  const { screen, visited } = await show('/seller/products/import')
  const rows = 'ao,Áo thun,Vải bông,binh-lo-hoa,150.000,Cỡ: M\nao,,,,160.000,Cỡ: L'
  await userEvent.upload(
    screen.getByLabelText(/Tệp CSV/),
    new File([`Nhóm,Tên,Mô tả,Danh mục,Giá,Tùy chọn\n${rows}\n`], 'ao.csv', { type: 'text/csv' }),
  )
  await expect.element(screen.getByRole('combobox', { name: /^Nhóm/ })).toHaveValue('0')
  await screen.getByRole('button', { name: 'Kiểm tra tệp' }).click()
  await expect.poll(() => visited.at(-1)).toMatch(/^\/seller\/products\/import\?import=/)
  const { screen: checked } = await show(visited.at(-1) ?? '')
  await expect.element(checked.getByRole('button', { name: 'Nhập 2 dòng' })).toBeVisible()
})

test('a file in UTF-16 is refused when it is chosen', async () => {
  const { screen } = await show('/seller/products/import')
  const bytes = Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x2c, 0)
  await userEvent.upload(screen.getByLabelText(/Tệp CSV/), new File([bytes], 'hang.csv', { type: 'text/csv' }))
  await expect.element(screen.getByText(/^Tệp lưu theo UTF-16/).first()).toBeVisible()
})

import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ManagedProductsScreen } from './managed-products-screen.tsx'

const show = async () =>
  (
    await renderScreen(<ManagedProductsScreen audience="admin" />, {
      ...{ words: ['productManagement'], language: 'vi', address: '/admin/products', as: 'admin@chonoi.test' },
    })
  ).screen

test('[ADM-PRD-01] the tabs are all, pending, approved and rejected', async () => {
  const tabs = (await show()).getByRole('navigation', { name: 'Sản phẩm theo trạng thái' }).getByRole('link')
  await expect.element(tabs.first()).toBeVisible()
  const statuses = tabs
    .elements()
    .map((tab) => new URL(tab.getAttribute('href') ?? '', location.origin).searchParams.get('status'))
  expect(statuses).toEqual([null, 'PENDING', 'APPROVED', 'REJECTED'])
})

test('[ADM-PRD-03] the screen links to the page that creates a product', async () => {
  const link = (await show()).getByRole('link', { name: 'Thêm sản phẩm' })
  await expect.element(link.first()).toHaveAttribute('href', '/admin/products/create')
})

test('[ADM-PRD-02] an approval is taken back by the toast that tells of it: the product waits again', async () => {
  const { screen, network } = await renderScreen(
    <>
      <ManagedProductsScreen audience="admin" />
      <ToastHost />
    </>,
    {
      ...{ words: ['productManagement', 'forms'], language: 'vi', as: 'admin@chonoi.test' },
      address: '/admin/products?status=PENDING',
    },
  )
  await screen.getByRole('button', { name: 'Duyệt', exact: true }).first().click()
  await expect.element(screen.getByText(/^Đã duyệt “/)).toBeVisible()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(screen.getByText(/” lại chờ duyệt$/)).toBeVisible()
  expect(network.calls.filter((call) => /^POST \/products\/[^/]+\/reopen$/.test(call))).toHaveLength(1)
})

test('[ADM-PRD-02] several products are rejected with one reason, each by itself, and taken back together', async () => {
  const { screen, network } = await renderScreen(
    <>
      <ManagedProductsScreen audience="admin" />
      <ToastHost />
    </>,
    {
      ...{ words: ['productManagement', 'forms'], language: 'vi', as: 'admin@chonoi.test' },
      address: '/admin/products?status=PENDING',
    },
  )
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible()
  await screen.getByRole('checkbox').nth(1).click()
  await screen.getByRole('checkbox').nth(2).click()
  const bar = screen.getByRole('button', { name: 'Từ chối', exact: true })
  await bar.first().click()
  const dialog = screen.getByRole('dialog', { name: 'Từ chối 2 sản phẩm' })
  await dialog.getByRole('textbox').fill('Ảnh mờ')
  await dialog.getByRole('button', { name: 'Từ chối', exact: true }).click()
  await expect.element(screen.getByText('Thành công: 2, không thành công: 0')).toBeVisible()
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.element(screen.getByText('Đã hoàn tác: 2, không hoàn tác được: 0')).toBeVisible()
  expect(network.calls.filter((call) => call === 'POST /products/bulk-review')).toHaveLength(2)
})

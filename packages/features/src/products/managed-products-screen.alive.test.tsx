import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
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

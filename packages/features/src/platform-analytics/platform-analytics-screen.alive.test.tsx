import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { PlatformAnalyticsScreen } from './platform-analytics-screen.tsx'

const setting = {
  words: ['platformAnalytics'],
  language: 'vi',
  address: '/admin/analytics',
  as: 'admin@chonoi.test',
} as const

test('[ROUTE-84] the figures of the platform, a table behind its chart, and the best shops and products', async () => {
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, setting)
  for (const figure of ['Doanh thu', 'Đơn hàng', 'Đơn trung bình', 'Người dùng mới', 'Gian hàng mới', 'Người mua'])
    await expect.element(screen.getByText(figure, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText('Tỷ lệ mua', { exact: true })).toBeVisible()
  // The best shops and products; the chart's is behind its button.
  expect(screen.getByRole('table').elements()).toHaveLength(2)
  await screen.getByText('Xem dạng bảng').click()
  expect(screen.getByRole('table').elements()).toHaveLength(3)
  await expect.element(screen.getByRole('heading', { name: 'Gian hàng bán chạy' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Sản phẩm bán chạy' })).toBeVisible()
})

test('[ROUTE-84] the period and the measure are chosen and stay in the address', async () => {
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, setting)
  await screen.getByRole('combobox', { name: 'Chỉ số' }).selectOptions('visits')
  await expect.element(screen.getByText('Lượt ghé thăm theo ngày')).toBeVisible()
  await screen.getByText('1 năm', { exact: true }).click()
  await expect.element(screen.getByText('Lượt ghé thăm theo tháng')).toBeVisible()
})

test('a failure to load says so', async () => {
  const network = testNetwork()
  network.cut('GET /admin/analytics')
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, { ...setting, network })
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

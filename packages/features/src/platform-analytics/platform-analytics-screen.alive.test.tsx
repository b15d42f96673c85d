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

test('[ROUTE-84, PERF-14] the figures of the platform, its money in đồng, a table behind its chart, and the best shops and products', async () => {
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, setting)
  for (const figure of ['Doanh thu', 'Đơn hàng', 'Đơn trung bình', 'Người dùng mới', 'Gian hàng mới', 'Người mua'])
    await expect.element(screen.getByText(figure, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText('Tỷ lệ mua', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/₫/).first()).toBeVisible()
  // Shops, products, categories, searches and speeds; the chart's is behind its button.
  await expect.poll(() => screen.getByRole('table').elements()).toHaveLength(5)
  await screen.getByText('Xem dạng bảng').first().click()
  expect(screen.getByRole('table').elements()).toHaveLength(6)
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

test('[ROUTE-84] what people looked for and did not find, and how fast pages were, with the period before', async () => {
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, setting)
  const searches = screen.getByRole('table', { name: 'Tìm kiếm không có kết quả' })
  await expect.element(searches.getByRole('link', { name: 'thuyen thung' })).toBeVisible()
  await expect.element(searches.getByRole('columnheader', { name: 'Kỳ trước' })).toBeVisible()
  const speeds = screen.getByRole('table', { name: 'Tốc độ của lượt xem thực tế' })
  for (const measure of ['LCP', 'CLS', 'INP', 'API', 'Bộ nhớ'])
    await expect.element(speeds.getByRole('rowheader', { name: new RegExp(measure) })).toBeVisible()
})

test('a part of the figures that cannot be loaded says so, and the others stay', async () => {
  const network = testNetwork()
  network.cut('GET /admin/analytics/speeds')
  const { screen } = await renderScreen(<PlatformAnalyticsScreen />, { ...setting, network })
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('table', { name: 'Gian hàng bán chạy' })).toBeVisible()
})

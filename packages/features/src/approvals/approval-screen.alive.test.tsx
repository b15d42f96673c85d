import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { ApprovalGreeting } from './approval-greeting.tsx'
import { ApprovalScreen } from './approval-screen.tsx'

const setting = {
  words: ['approvals', 'dashboard', 'productManagement', 'tenants', 'reviewManagement', 'withdrawals', 'forms'],
  language: 'vi',
  address: '/admin/approval',
  as: 'admin@chonoi.test',
} as const
const show = async () => (await renderScreen(<ApprovalScreen />, setting)).screen

test('[ROLE-30, APPR-01] others are told that the page is not theirs and go to the dashboard', async () => {
  const page = (
    <>
      <ApprovalScreen />
      <ToastHost />
    </>
  )
  const { screen, visited } = await renderScreen(page, { ...setting, as: 'customer@chonoi.test' })
  await expect.element(screen.getByText('Bạn không có quyền truy cập trang này')).toBeVisible()
  await expect.poll(() => visited).toEqual(['/dashboard'])
})

test('[APPR-02] the cards link to tenants, products, withdrawals, reviews, articles and users', async () => {
  const queues = (await show()).getByRole('region', { name: 'Hàng đợi' })
  await expect.element(queues.getByRole('link', { name: 'Đánh giá' })).toBeVisible()
  const hrefs = queues
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href')?.split('?')[0])
  expect(hrefs).toEqual([
    ...['/admin/tenants', '/admin/products', '/admin/withdrawals', '/admin/reviews', '/admin/articles', '/admin/users'],
  ])
})

test('[APPR-03] the quick actions go to audit logs, platform settings, payment gateways and analytics', async () => {
  const screen = await show()
  const names = ['Nhật ký kiểm tra', 'Cài đặt nền tảng', 'Cổng thanh toán', 'Phân tích']
  const hrefs = ['/admin/audit-logs', '/admin/platform-settings', '/admin/payment-gateways', '/admin/analytics']
  for (const [index, name] of names.entries())
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', hrefs[index] ?? '')
})

test('[APPR-04] the user is greeted by first name, and as Admin without one', async () => {
  const greeting = (firstName: string) =>
    renderScreen(<ApprovalGreeting firstName={firstName} waiting={0} />, { words: ['approvals'], language: 'vi' })
  const named = await greeting('Lan')
  await expect.element(named.screen.getByRole('heading', { name: 'Chào Lan!' })).toBeVisible()
  await named.screen.unmount()
  await expect.element((await greeting('')).screen.getByRole('heading', { name: 'Chào Admin!' })).toBeVisible()
})

test('[APPR-05, APPR-07] four cards stand for systems, high priority, active items and performance, which reads 98%', async () => {
  const screen = await show()
  for (const label of ['Hàng đợi', 'Ưu tiên cao', 'Mục đang chờ', 'Hiệu suất'])
    await expect.element(screen.getByRole('term').filter({ hasText: label })).toBeVisible()
  await expect.element(screen.getByText('98%', { exact: true })).toBeVisible()
})

test('whoever wants to sell is reviewed from here, and all of them are one link away', async () => {
  const screen = await show()
  const card = screen.getByRole('link', { name: /^Xem hồ sơ của / }).first()
  await expect.element(card).toHaveAttribute('href', expect.stringMatching(/^\/admin\/seller-verifications\/[\w-]+$/))
  await expect.element(screen.getByText(/^Người muốn bán hàng \(\d+\)$/)).toBeVisible()
})

test('a shop and a review are decided in place, and leave their queues', async () => {
  const screen = await show()
  const approve = screen.getByRole('button', { name: /^Duyệt .+\?$/ }).first()
  await expect.element(approve).toBeVisible()
  const name = (approve.element().getAttribute('aria-label') ?? '').replace(/^Duyệt (.+)\?$/, '$1')
  await approve.click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Duyệt', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name, exact: true })).not.toBeInTheDocument()
  const review = screen.getByRole('button', { name: /^Duyệt đánh giá/ }).first()
  await expect.element(review).toBeVisible()
  const label = review.element().getAttribute('aria-label') ?? ''
  await review.click()
  await expect.element(screen.getByRole('button', { name: label, exact: true })).not.toBeInTheDocument()
})

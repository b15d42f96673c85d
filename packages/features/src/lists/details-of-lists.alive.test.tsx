import type { Namespace } from '@chonoi/i18n'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { MembersScreen } from '../invitations/members-screen.tsx'
import { AdminInvoicesScreen } from '../invoices/admin-invoices-screen.tsx'
import { SellerInvoicesScreen } from '../invoices/seller-invoices-screen.tsx'
import { ArticlesScreen } from '../news-management/articles-screen.tsx'
import { OrderMessagesScreen } from '../notifications/order-messages-screen.tsx'
import { OrderComplaintsScreen } from '../orders/order-complaints-screen.tsx'
import { AdminPaymentsScreen } from '../payments/admin-payments-screen.tsx'
import { ShopQuestionsScreen } from '../questions/shop-questions-screen.tsx'
import { AllReturnsScreen } from '../returns/all-returns-screen.tsx'
import { ShopReturnsScreen } from '../returns/shop-returns-screen.tsx'
import { VerificationsScreen } from '../seller-verification/verifications-screen.tsx'
import { AdminTransactionsScreen } from '../transactions/admin-transactions-screen.tsx'
import { AdminWalletsScreen } from '../transactions/admin-wallets-screen.tsx'

interface List {
  name: string
  screen: ReactNode
  as: DemoAccount
  at: string
  words: readonly Namespace[]
  /** A term that only the details show. */
  shows: string
}

const admin = { as: 'superadmin@chonoi.test' } as const
const seller = { as: 'seller@chonoi.test' } as const

const lists: readonly List[] = [
  {
    ...{ name: 'payments', screen: <AdminPaymentsScreen />, at: '/admin/payments', ...admin },
    ...{ words: ['payments', 'orders', 'forms'], shows: 'Mã giao dịch ở cổng' },
  },
  {
    ...{ name: 'verifications', screen: <VerificationsScreen />, at: '/admin/seller-verifications', ...admin },
    ...{ words: ['sellerVerification', 'forms'], shows: 'Số điện thoại' },
  },
  {
    ...{ name: 'returns of all shops', screen: <AllReturnsScreen />, at: '/admin/returns', ...admin },
    ...{ words: ['returns', 'orders', 'forms'], shows: 'Diễn biến' },
  },
  {
    ...{ name: 'returns of a shop', screen: <ShopReturnsScreen />, at: '/seller/returns', ...seller },
    ...{ words: ['returns', 'orders', 'forms'], shows: 'Diễn biến' },
  },
  {
    ...{ name: 'questions', screen: <ShopQuestionsScreen />, at: '/seller/questions', ...seller },
    ...{ words: ['questions'], shows: 'Người hỏi' },
  },
  {
    ...{ name: 'articles', screen: <ArticlesScreen />, at: '/admin/news', ...admin },
    ...{ words: ['newsManagement'], shows: 'Thời gian đọc' },
  },
  {
    ...{
      name: 'messages',
      screen: <OrderMessagesScreen audience="admin" />,
      at: '/admin/order-notifications',
      ...admin,
    },
    ...{ words: ['orderMessages', 'notifications', 'forms'], shows: 'Số lần thử gửi' },
  },
  {
    ...{ name: 'invoices of all shops', screen: <AdminInvoicesScreen />, at: '/admin/invoices', ...admin },
    ...{ words: ['invoices'], shows: 'Hàng hóa' },
  },
  {
    ...{ name: 'invoices of a shop', screen: <SellerInvoicesScreen />, at: '/seller/invoices', ...seller },
    ...{ words: ['invoices'], shows: 'Hàng hóa' },
  },
  {
    ...{ name: 'transactions', screen: <AdminTransactionsScreen />, at: '/admin/transactions', ...admin },
    ...{
      words: ['transactions', 'wallet'],
      shows: 'Tiền đi từ tài khoản nào sang tài khoản nào. Tổng các dòng luôn bằng 0.',
    },
  },
  {
    ...{ name: 'wallets', screen: <AdminWalletsScreen />, at: '/admin/wallets', ...admin },
    ...{
      words: ['transactions', 'wallet'],
      shows: 'Tiền đi từ tài khoản nào sang tài khoản nào. Tổng các dòng luôn bằng 0.',
    },
  },
  {
    ...{ name: 'members', screen: <MembersScreen />, at: '/tenant/members', as: 'shopadmin@chonoi.test' },
    ...{ words: ['invitations', 'account', 'forms'], shows: 'Vai trò' },
  },
  {
    ...{ name: 'complaints', screen: <OrderComplaintsScreen />, at: '/admin/orders/complaints', ...admin },
    ...{ words: ['orders', 'payments', 'forms'], shows: 'Khiếu nại' },
  },
]

afterEach(() => page.viewport(1024, 800))

test.each(lists)('$name: o opens the first row beside the list, and Escape closes it', async (list) => {
  await page.viewport(1366, 800)
  const { screen, visited } = await renderScreen(list.screen, {
    ...{ words: list.words, language: 'vi', as: list.as, address: list.at },
  })
  const first = () => document.querySelector<HTMLElement>('[data-row-details]')
  await expect.poll(first).not.toBeNull()
  await userEvent.keyboard('jo')
  const name = first()?.getAttribute('aria-label')?.replace(/^Xem /, '') ?? ''
  const panel = screen.getByRole('complementary', { name })
  await expect.element(panel.getByText(list.shows).first()).toBeVisible()
  expect(visited.at(-1)).toBe(`${list.at}?open=${first()?.dataset['rowDetails']}`)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(document.activeElement).toBe(first())
})

import type { DashboardStats } from '@chonoi/contract'
import { type DashboardWindow, type Growth, vietnamDate, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import type { CellValue } from '../spreadsheets/table.ts'
import { tableFile } from '../spreadsheets/table-file.ts'
import { readDashboard } from './read-dashboard.ts'

/** The dashboard's figures as a file for spreadsheets (DASH-05): each with the one before it, then each day. */
export async function exportDashboard(
  context: RequestContext,
  days: DashboardWindow,
  format: 'csv' | 'xlsx',
): Promise<Download> {
  const figures = await readDashboard(context, days)
  const words = wordings[context.facts.language]
  const rows = linesOf(figures, words, days)
  const columns = words.columns.map((heading, index) => ({ heading, value: (row: CellValue[]) => row[index] ?? null }))
  const name = `dashboard-${days}-${vietnamDate(context.ports.now())}`
  return tableFile({ name: words.name, columns, rows }, format, name)
}

const wordings = {
  vi: {
    name: 'Bảng điều khiển',
    columns: ['Chỉ số', 'Giá trị', 'Kỳ trước', 'Thay đổi (%)'],
    totals: ['Người dùng', 'Gian hàng', 'Sản phẩm', 'Bài viết', 'Doanh thu tháng này (VND)'],
    pending: ['Nạp tiền chờ duyệt', 'Rút tiền chờ xử lý', 'Sản phẩm chờ duyệt', 'Người dùng chờ xác minh'],
    growth: (days: number) =>
      ['Người dùng mới', 'Sản phẩm mới', 'Đơn đã thanh toán', 'Doanh thu (VND)'].map((what) => `${what}, ${days} ngày`),
    days: ['Ngày', 'Doanh thu (VND)', 'Đơn đã thanh toán'],
  },
  en: {
    name: 'Dashboard',
    columns: ['Figure', 'Value', 'Before', 'Change (%)'],
    totals: ['Users', 'Shops', 'Products', 'Articles', 'Revenue this month (VND)'],
    pending: ['Deposits to approve', 'Withdrawals pending', 'Products to approve', 'Users to verify'],
    growth: (days: number) =>
      ['New users', 'New products', 'Paid orders', 'Revenue (VND)'].map((what) => `${what}, ${days} days`),
    days: ['Day', 'Revenue (VND)', 'Paid orders'],
  },
}

function linesOf(figures: DashboardStats, words: (typeof wordings)['vi'], days: number): CellValue[][] {
  const { totalUsers, totalTenants, totalProducts, totalArticles, monthlyRevenueInCents } = figures
  const { pendingDeposits, pendingWithdrawals, pendingProducts, pendingUsers, growth } = figures
  const totals = [totalUsers, totalTenants, totalProducts, totalArticles, vndFromCents(monthlyRevenueInCents)]
  const pending = [pendingDeposits, pendingWithdrawals, pendingProducts, pendingUsers]
  const revenue: Growth = {
    ...growth.revenue,
    current: vndFromCents(growth.revenue.current),
    previous: vndFromCents(growth.revenue.previous),
  }
  const grown = [growth.users, growth.products, growth.orders, revenue]
  const growthWords = words.growth(days)
  return [
    ...totals.map((value, index) => [words.totals[index] ?? '', value]),
    ...pending.map((value, index) => [words.pending[index] ?? '', value]),
    ...grown.map((one, index) => [growthWords[index] ?? '', one.current, one.previous, one.changePercent]),
    [],
    words.days,
    ...figures.series.map(({ date, revenueInCents, orders }) => [date, vndFromCents(revenueInCents), orders]),
  ]
}

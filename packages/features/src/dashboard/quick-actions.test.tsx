import type { DashboardStats } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { QuickActions } from './quick-actions.tsx'

const growth = { current: 0, previous: 0, changePercent: null }
const stats: DashboardStats = {
  totalUsers: 0,
  totalTenants: 0,
  totalProducts: 0,
  totalArticles: 0,
  monthlyRevenueInCents: 0,
  pendingDeposits: 99,
  pendingWithdrawals: 3,
  pendingProducts: 100,
  pendingUsers: 12_345,
  recentActivity: [],
  growth: { users: growth, products: growth, orders: growth, revenue: growth },
  series: [],
  previousSeries: [],
}

async function show(hasScreen?: (href: string) => boolean) {
  const setting = { words: ['dashboard'], ...(hasScreen && { hasScreen }) } as const
  const { screen } = await renderScreen(<QuickActions stats={stats} />, setting)
  const actions = screen.getByRole('listitem').elements()
  return actions.map((action) => ({
    href: action.querySelector('a')?.getAttribute('href'),
    badge:
      action.querySelector('.ui-count-badge [aria-hidden]')?.textContent ??
      action.querySelector('.ui-count-badge')?.textContent,
  }))
}

test('[DASH-15, DASH-16] the six quick actions lead to users, products, news, deposits, withdrawals and settings', async () => {
  expect((await show()).map(({ href }) => href)).toEqual([
    '/admin/users',
    '/admin/products',
    '/admin/news',
    '/admin/deposits',
    '/admin/withdrawals',
    '/admin/settings',
  ])
})

test("[DASH-17, DASH-18] pending items are counted in the action's badge, '99+' above 99; news and settings have none", async () => {
  expect((await show()).map(({ badge }) => badge)).toEqual(['99+', '99+', undefined, '99', '3', undefined])
})

test('an action without a screen is not shown', async () => {
  const actions = await show((href) => href !== '/admin/settings')
  expect(actions.map(({ href }) => href)).not.toContain('/admin/settings')
  expect(actions).toHaveLength(5)
})

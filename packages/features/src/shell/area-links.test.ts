import { expect, test } from 'vitest'
import { areaGroups, currentLink } from './area-links.ts'

test.each([
  ['/wallet', '/wallet'],
  ['/wallet/deposits', '/wallet/deposits'],
  ['/wallet/deposit', '/wallet/deposits'],
  ['/wallet/deposit/0f', '/wallet/deposits'],
  ['/wallet/transactions', '/wallet/transactions'],
  ['/orders/0f', '/orders'],
  ['/elsewhere', undefined],
])('currentLink: the page %s belongs to the link %s', (pathname, href) => {
  expect(currentLink(areaGroups.account, pathname)).toBe(href)
})

test.each([
  ['/admin', '/admin'],
  ['/admin/payments/reconciliation', '/admin/orders'],
  ['/admin/orders/complaints', '/admin/orders'],
  ['/admin/articles/0f/analytics', '/admin/news'],
])('currentLink: the page %s of the back office belongs to the link %s', (pathname, href) => {
  expect(currentLink(areaGroups.admin, pathname)).toBe(href)
})

test('[ROLE-39] the seller has paths to analytics, order management and shop settings', () => {
  const hrefs = areaGroups.seller.flatMap(({ links }) => links.map(({ href }) => href))
  expect(hrefs).toEqual(expect.arrayContaining(['/seller/analytics', '/seller/orders', '/seller/shop']))
})

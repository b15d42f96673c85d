import { expect, test } from '../support/test.ts'
import { type Crawler, openCrawler } from './crawler.ts'
import { type SignedInArea, signedInAreas } from '@chonoi/test-browser/routes'

type Route = SignedInArea['routes'][number]

const routeIds: Partial<Record<Route, string>> = {
  '/dashboard': '[ROUTE-31, ROUTE-101] ',
  '/seller': '[ROUTE-32] ',
  '/seller/products': '[ROUTE-33] ',
  '/seller/orders': '[ROUTE-34] ',
  '/profile': '[ROUTE-39] ',
  '/wallet': '[ROUTE-42] ',
  '/wallet/deposit': '[ROUTE-43] ',
  '/wallet/deposits': '[ROUTE-44] ',
  '/wallet/transactions': '[ROUTE-45] ',
  '/reviews': '[ROUTE-47, ROUTE-97] ',
  '/addresses': '[ROUTE-49] ',
  '/notifications': '[ROUTE-51, ROUTE-99] ',
  '/notifications/preferences': '[ROUTE-52] ',
  '/language-settings': '[ROUTE-53] ',
  '/tenant/switching': '[ROUTE-54] ',
  '/tenant/settings': '[GEN-04, ROUTE-55, TEN-04] ',
  '/tenant/data-export': '[GEN-04, ROUTE-56, TEN-07] ',
  '/tenant/analytics': '[GEN-04, ROUTE-57, TEN-05] ',
  '/tenant/branding': '[GEN-04, ROUTE-58, TEN-08] ',
  '/cart': '[ROUTE-101] ',
  '/checkout': '[ROUTE-101] ',
  '/admin': '[ROUTE-59] ',
  '/admin/audit-logs': '[ROUTE-89] ',
  '/admin/stock-movements': '[ROUTE-79, ROUTE-95] ',
  '/seller/inventory': '[ROUTE-37] ',
  '/admin/deposits': '[ROUTE-67] ',
  '/admin/products': '[ROUTE-72] ',
  '/admin/products/create': '[ROUTE-73] ',
  '/admin/orders': '[ROUTE-81] ',
  '/admin/payments': '[ROUTE-82] ',
}

/** The documented call of its area that a page depends on (ROUTE-101). */
const calls: Partial<Record<Route, string>> = {
  '/dashboard': '/wallet/balance',
  '/orders': '/orders/my-orders',
  '/orders/:order': '/orders/:order',
  '/orders/:order/confirmation': '/orders/:order',
  '/reviews': '/reviews',
  '/wallet': '/wallet/transactions',
  '/wallet/deposits': '/deposits',
  '/wallet/transactions': '/wallet/transactions',
  '/addresses': '/addresses',
  '/notifications': '/notifications',
  '/notifications/preferences': '/notifications/preferences',
  '/cart': '/cart',
  '/checkout': '/cart',
  '/seller': '/wallet/shop-balance',
  '/seller/orders': '/orders/management/all',
  '/seller/orders/:order': '/orders/management/:order',
  '/seller/products': '/products/management/all',
  '/seller/products/:product': '/managed-products/:product',
  '/tenant/settings': '/auth/tenant/settings',
  '/tenant/data-export': '/tenants/data-export',
  '/tenant/analytics': '/tenants/analytics',
  '/tenant/branding': '/tenants/branding',
  '/tenant/members': '/tenants/members',
  '/tenant/invitations': '/invitations',
  '/admin': '/admin/dashboard/stats',
  '/admin/deposits': '/admin/deposits/statistics',
  '/admin/stock-movements': '/stock-movements',
  '/seller/inventory': '/stock-movements',
  '/admin/orders': '/orders/management/all',
  '/admin/orders/:order': '/orders/management/:order',
  '/admin/products': '/products/management/all',
  '/admin/products/:product': '/managed-products/:product',
}

for (const { who, routes, lists } of signedInAreas) {
  test.describe(`every page of ${who}`, () => {
    let crawler: Crawler
    test.beforeAll(async ({ browser, site, language, baseURL }) => {
      const session = await site.signIn(who)
      const ids = await site.idsOf(session, lists)
      crawler = await openCrawler({ browser, language, site, origin: baseURL ?? '', who, ids })
    })
    test.afterAll(() => crawler.close())

    for (const route of routes) {
      test(`${routeIds[route] ?? ''}${route} is sound on a phone and on a wide screen`, async () => {
        const call = calls[route]
        expect(await crawler.visit({ route, ...(call && { call }) })).toEqual([])
      })
    }
  })
}

import { expect, test } from '../support/test.ts'
import { type Crawler, openCrawler } from './crawler.ts'
import { ofTurn } from './of-turn.ts'
import { type SignedInArea, signedInAreas, superAdminRoutes } from '@chonoi/test-browser/routes'

type Route = SignedInArea['routes'][number]

const routeIds: Partial<Record<Route, string>> = {
  '/auth/seller-verification': '[ROUTE-29] ',
  '/dashboard': '[ROUTE-31, ROUTE-101] ',
  '/seller': '[ROUTE-32] ',
  '/seller/products': '[ROUTE-33] ',
  '/seller/orders': '[ROUTE-34] ',
  '/seller/analytics': '[ROUTE-36] ',
  '/seller/shop': '[ROUTE-35] ',
  '/profile': '[ROUTE-39] ',
  '/wallet': '[ROUTE-42] ',
  '/wallet/deposit': '[ROUTE-43] ',
  '/wallet/deposits': '[ROUTE-44] ',
  '/wallet/transactions': '[ROUTE-45] ',
  '/payments': '[ROUTE-46, ROUTE-100] ',
  '/seller/withdrawals': '[ROUTE-38] ',
  '/reviews': '[ROUTE-47, ROUTE-97] ',
  '/addresses': '[ROUTE-49] ',
  '/wishlist': '[ROUTE-50] ',
  '/notifications': '[ROUTE-51, ROUTE-99] ',
  '/notifications/preferences': '[ROUTE-52] ',
  '/language-settings': '[ROUTE-53] ',
  '/downloads': '[ROUTE-48, ROUTE-98] ',
  '/tenant/switching': '[ROUTE-54] ',
  '/tenant/settings': '[GEN-04, ROUTE-55, TEN-04] ',
  '/tenant/data-export': '[GEN-04, ROUTE-56, TEN-07] ',
  '/tenant/analytics': '[GEN-04, ROUTE-57, TEN-05] ',
  '/tenant/branding': '[GEN-04, ROUTE-58, TEN-08] ',
  '/cart': '[ROUTE-101] ',
  '/checkout': '[ROUTE-101] ',
  '/admin': '[ROUTE-59] ',
  '/admin/approval': '[ROUTE-71] ',
  '/admin/coupons': '[ROUTE-75] ',
  '/admin/article-bookmarks': '[ROUTE-66] ',
  '/admin/news': '[ROUTE-60] ',
  '/admin/news/new': '[ROUTE-61] ',
  '/admin/news/create': '[ROUTE-62] ',
  '/admin/news/:article/edit': '[ROUTE-63] ',
  '/admin/news/edit/:article': '[ROUTE-64] ',
  '/admin/news/categories': '[ROUTE-65] ',
  '/admin/articles': '[ROUTE-78] ',
  '/admin/notification-analytics': '[ROUTE-80] ',
  '/admin/notification-preferences': '[ROUTE-76] ',
  '/admin/audit-logs': '[ROUTE-89] ',
  '/admin/payment-gateways': '[ROUTE-88] ',
  '/admin/platform-settings': '[ROUTE-86] ',
  '/admin/settings': '[ROUTE-87] ',
  '/admin/stock-movements': '[ROUTE-79, ROUTE-95] ',
  '/seller/inventory': '[ROUTE-37] ',
  '/admin/deposits': '[ROUTE-67] ',
  '/admin/withdrawals': '[ROUTE-68] ',
  '/admin/withdrawals/:withdrawal': '[ROUTE-69] ',
  '/admin/products': '[ROUTE-72] ',
  '/admin/products/create': '[ROUTE-73] ',
  '/admin/reviews': '[ROUTE-83] ',
  '/admin/analytics': '[ROUTE-84] ',
  '/admin/orders': '[ROUTE-81] ',
  '/admin/payments': '[ROUTE-82] ',
}

/** The documented call of its area that a page depends on (ROUTE-101). */
const calls: Partial<Record<Route, string>> = {
  '/auth/seller-verification': '/auth/seller-verification',
  '/dashboard': '/wallet/balance',
  '/orders': '/orders/my-orders',
  '/orders/:order': '/orders/:order',
  '/orders/:order/confirmation': '/orders/:order',
  '/reviews': '/reviews',
  '/wallet': '/wallet/transactions',
  '/wallet/deposits': '/deposits',
  '/wallet/transactions': '/wallet/transactions',
  '/addresses': '/addresses',
  '/wishlist': '/wishlist',
  '/bookmarks': '/news/bookmarks/me',
  '/notifications': '/notifications',
  '/notifications/preferences': '/notifications/preferences',
  '/cart': '/cart',
  '/checkout': '/cart',
  '/seller': '/wallet/shop-balance',
  '/seller/orders': '/orders/management/all',
  '/seller/analytics': '/auth/seller/analytics',
  '/seller/shop': '/auth/shop/settings',
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
  '/admin/approval': '/admin/approvals',
  '/admin/seller-verifications': '/admin/seller-verifications',
  '/admin/seller-verifications/:verification': '/admin/seller-verifications/:verification',
  '/admin/coupons': '/coupons',
  '/admin/article-bookmarks': '/news/admin/bookmarks',
  '/admin/news': '/news',
  '/admin/articles': '/news',
  '/admin/news/:article/edit': '/news/:article',
  '/admin/news/edit/:article': '/news/:article',
  '/admin/news/categories': '/news/categories',
  '/admin/categories': '/categories',
  '/admin/push-devices': '/push-devices/admin/all',
  '/admin/news/media': '/news/media',
  '/admin/news/series': '/news/series',
  '/admin/coupons/:coupon': '/coupons/:coupon',
  '/seller/coupons': '/coupons',
  '/seller/coupons/:coupon': '/coupons/:coupon',
  '/admin/deposits': '/admin/deposits/statistics',
  '/admin/campaigns': '/notification-campaigns',
  '/admin/campaigns/:campaign': '/notification-campaigns/:campaign',
  '/admin/notification-analytics': '/notification-analytics/summary',
  '/admin/notification-preferences': '/notifications/preferences',
  '/admin/audit-logs': '/admin/audit-logs',
  '/admin/payment-gateways': '/admin/gateway-config',
  '/admin/platform/settings': '/admin/platform/settings',
  '/admin/platform-settings': '/admin/platform/settings',
  '/admin/settings': '/admin/platform/settings',
  '/admin/withdrawals': '/admin/withdrawals',
  '/admin/withdrawals/:withdrawal': '/withdrawals/:withdrawal',
  '/admin/carriers': '/admin/carriers',
  '/admin/remittances': '/admin/remittances',
  '/admin/remittances/:remittance': '/admin/remittances/:remittance',
  '/payments': '/payments/my-payments',
  '/seller/withdrawals': '/withdrawals',
  '/downloads': '/digital-deliveries',
  '/account/sessions': '/auth/sessions',
  '/account/personal-data': '/account/data-export',
  '/account/handovers': '/shop-handovers/received',
  '/seller/digital-deliveries': '/digital-deliveries',
  '/admin/order-notifications': '/order-notifications',
  '/seller/order-notifications': '/order-notifications',
  '/admin/stock-movements': '/stock-movements',
  '/seller/inventory': '/stock-movements',
  '/admin/reviews': '/reviews',
  '/admin/analytics': '/admin/analytics',
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

    for (const route of ofTurn(routes)) {
      test(`${routeIds[route] ?? ''}${route} is sound on a phone and on a wide screen`, async () => {
        // Administrators are sent away from the pages of super administrators before any call.
        const isSentAway = who === 'admin@chonoi.test' && superAdminRoutes.some((one) => one === route)
        const call = isSentAway ? undefined : calls[route]
        expect(await crawler.visit({ route, ...(call && { call }) })).toEqual([])
      })
    }
  })
}

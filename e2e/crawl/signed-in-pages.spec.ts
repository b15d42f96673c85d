import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { expectNoFaults, visit } from './crawl.ts'
import { adminRoutes, customerRoutes, sellerRoutes } from './routes.ts'

const routeIds: Readonly<Record<string, string>> = {
  '/dashboard': '[ROUTE-31] ',
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
  '/admin': '[ROUTE-59] ',
  '/admin/deposits': '[ROUTE-67] ',
  '/admin/products': '[ROUTE-72] ',
  '/admin/products/create': '[ROUTE-73] ',
  '/admin/orders': '[ROUTE-81] ',
  '/admin/payments': '[ROUTE-82] ',
}

const areas = [
  { who: 'customer@chonoi.test', routes: customerRoutes, orders: '/orders/my-orders?limit=1' },
  { who: 'seller@chonoi.test', routes: sellerRoutes, orders: '/orders/management/all?limit=1' },
  { who: 'admin@chonoi.test', routes: adminRoutes, orders: '/orders/management/all?limit=1' },
] as const

for (const { who, routes, orders } of areas) {
  for (const route of routes) {
    test(`${routeIds[route] ?? ''}${route} of ${who} is sound in both themes, on a phone and on a wide screen`, async ({
      page,
      site,
      language,
      baseURL,
      t,
    }) => {
      const session = await site.signIn(who)
      const { data } = await site.call<{ data: { id: string }[] }>(session, 'GET', orders)
      await signIn(page, t, who)
      expectNoFaults(await visit(page, route, { language, origin: baseURL ?? '', ids: { order: data[0]?.id ?? '' } }))
    })
  }
}

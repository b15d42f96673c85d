import { type PagePath, type SitePage, sitePages } from '@chonoi/domain'

const pages: [string, SitePage][] = Object.entries(sitePages)

/** Slugs of the demo, by the pages they belong to; other slugs are a shop's. */
const slugs: Readonly<Record<string, string>> = {
  '/articles/$slug': 'nam-gio-sang-tren-cho-noi-cai-rang',
  '/news/$slug': 'nam-gio-sang-tren-cho-noi-cai-rang',
  '/news/categories/$slug': 'cam-nang',
  '/news/authors/$slug': 'pham-bao-chau',
  '/news/series/$slug': 'gian-bep-dau-vao-day',
  '/news/tags/$slug': 'ca-phe',
}

/** Of the shop whose slug stands for all others. */
const ofShop = {
  ...{ $article: 'ba-ngay-ba-dem-canh-lua', $series: 'nhat-ky-nha-lo' },
  ...{ $category: 'chuyen-lo', $tag: 'gom', $author: 'nguyen-le-hoa' },
}

/** A page's route for crawls: `:product`, `:order` and their like stand for ones the visitor may see. */
const routeOf = ([path, { query = '' }]: [string, SitePage]) =>
  Object.entries(ofShop).reduce(
    (route, [parameter, slug]) => route.replace(parameter, slug),
    path.replace(/\$(\w+)Id/, ':$1').replace('$slug', slugs[path] ?? 'gom-bat-trang'),
  ) + query

const routesOf = (...audiences: SitePage['audience'][]) =>
  pages.filter(([, { audience }]) => audiences.includes(audience)).map(routeOf)

/** Every page that needs no sign-in. */
export const publicRoutes: readonly string[] = routesOf('public', 'guest')

/** Public pages with `noindex`. */
export const notForSearch: ReadonlySet<string> = new Set(
  pages.filter(([, { search }]) => search === 'closed').map(routeOf),
)

type RouteOf<Path extends string> = Path extends `${infer Start}$${infer Name}Id${infer Rest}`
  ? `${Start}:${Name}${Rest}`
  : Path

const signedInRoutes = (audience: 'account' | 'seller' | 'admin') => routesOf(audience) as readonly RouteOf<PagePath>[]

/** A signed-in user's cart differs from a visitor's. */
export const customerRoutes = [...signedInRoutes('account'), '/cart'] as const
export const sellerRoutes = signedInRoutes('seller')
export const adminRoutes = signedInRoutes('admin')
/** Administrators are sent away from these; super administrators are shown them. */
export const superAdminRoutes = [
  '/admin/audit-logs',
  '/admin/payment-gateways',
  '/admin/platform/settings',
  '/admin/platform-settings',
  '/admin/settings',
] as const satisfies typeof adminRoutes

const managed = {
  order: '/orders/management/all',
  product: '/products/management/all',
  coupon: '/coupons',
  return: '/returns/management/all',
}

/** The demo's people, the pages they sign in for, and the calls that list what these pages are of. */
export const signedInAreas = [
  {
    who: 'customer@chonoi.test',
    routes: customerRoutes,
    lists: {
      ...{ order: '/orders/my-orders', product: '/products', return: '/returns' },
      ...{ payment: '/payments/my-payments', deposit: '/deposits' },
    },
  },
  { who: 'seller@chonoi.test', routes: sellerRoutes, lists: { ...managed, invoice: '/invoices' } },
  {
    who: 'admin@chonoi.test',
    routes: adminRoutes,
    lists: {
      ...{ ...managed, payment: '/admin/payments', withdrawal: '/admin/withdrawals', invoice: '/invoices' },
      remittance: '/admin/remittances',
      ...{ article: '/news', campaign: '/notification-campaigns', verification: '/admin/seller-verifications' },
    },
  },
  { who: 'superadmin@chonoi.test', routes: superAdminRoutes, lists: {} },
] as const satisfies readonly { who: string; routes: readonly string[]; lists: Readonly<Record<string, string>> }[]

export type SignedInArea = (typeof signedInAreas)[number]

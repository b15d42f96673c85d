import { type PagePath, type SitePage, sitePages } from '@chonoi/domain'

const pages: [string, SitePage][] = Object.entries(sitePages)

/** A page's route for crawls: `:product` and `:order` stand for ones the visitor may see. */
const routeOf = ([path, { query = '' }]: [string, SitePage]) =>
  path.replace('$productId', ':product').replace('$orderId', ':order').replace('$slug', 'gom-bat-trang') + query

const routesOf = (...audiences: SitePage['audience'][]) =>
  pages.filter(([, { audience }]) => audiences.includes(audience)).map(routeOf)

/** Every page that needs no sign-in. */
export const publicRoutes: readonly string[] = routesOf('public', 'guest')

/** Public pages with `noindex`. */
export const notForSearch: ReadonlySet<string> = new Set(
  pages.filter(([, { search }]) => search === 'closed').map(routeOf),
)

type RouteOf<Path extends string> = Path extends `${infer Start}$productId${infer Rest}`
  ? `${Start}:product${Rest}`
  : Path extends `${infer Start}$orderId${infer Rest}`
    ? `${Start}:order${Rest}`
    : Path

const signedInRoutes = (audience: 'account' | 'seller' | 'admin') => routesOf(audience) as readonly RouteOf<PagePath>[]

/** A signed-in user's cart differs from a visitor's. */
export const customerRoutes = [...signedInRoutes('account'), '/cart'] as const
export const sellerRoutes = signedInRoutes('seller')
export const adminRoutes = signedInRoutes('admin')

const everyOrder = '/orders/management/all'
const everyProduct = '/products/management/all'

/** The demo's people, the pages they sign in for, and the calls that list the orders and products they may see. */
export const signedInAreas = [
  { who: 'customer@chonoi.test', routes: customerRoutes, orders: '/orders/my-orders', products: '/products' },
  { who: 'seller@chonoi.test', routes: sellerRoutes, orders: everyOrder, products: everyProduct },
  { who: 'admin@chonoi.test', routes: adminRoutes, orders: everyOrder, products: everyProduct },
] as const

export type SignedInArea = (typeof signedInAreas)[number]

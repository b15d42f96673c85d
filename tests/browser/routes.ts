/**
 * Every page of the site, by who sees it. `:product` and `:order` stand for one that they may see. The crawl's
 * `routes.spec.ts` shows that none is missing.
 */
export const publicRoutes = [
  '/',
  '/products',
  '/products/:product',
  '/search?q=ao%20thun',
  '/cart',
  '/marketplace',
  '/marketplace/tenant/gom-bat-trang',
  '/tenants',
  '/creators',
  '/pricing',
  '/careers',
  '/about',
  '/contact',
  '/faq',
  '/terms',
  '/privacy',
  '/cookies',
  '/cookie-settings',
  '/licenses',
  '/unauthorized',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=a',
] as const

/** Public, but of no use to who looks for something on the web: pages that say `noindex`. */
export const notForSearch: ReadonlySet<string> = new Set([
  '/unauthorized',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=a',
  '/cart',
  '/search?q=ao%20thun',
])

export const customerRoutes = [
  '/dashboard',
  '/profile',
  '/orders',
  '/orders/:order',
  '/orders/:order/confirmation',
  '/reviews',
  '/wallet',
  '/wallet/deposit',
  '/wallet/deposits',
  '/wallet/transactions',
  '/addresses',
  '/notifications',
  '/notifications/preferences',
  '/language-settings',
  '/tenant/switching',
  '/cart',
  '/checkout',
] as const

export const sellerRoutes = [
  '/seller',
  '/seller/orders',
  '/seller/orders/:order',
  '/seller/products',
  '/seller/products/new',
  '/seller/products/:product',
] as const

export const adminRoutes = [
  '/admin',
  '/admin/deposits',
  '/admin/orders',
  '/admin/payments',
  '/admin/orders/:order',
  '/admin/products',
  '/admin/products/create',
  '/admin/products/:product',
] as const

const everyOrder = '/orders/management/all'
const everyProduct = '/products/management/all'

/** The demo's people, the pages they sign in for, and the calls in which orders and products are that they may see. */
export const signedInAreas = [
  { who: 'customer@chonoi.test', routes: customerRoutes, orders: '/orders/my-orders', products: '/products' },
  { who: 'seller@chonoi.test', routes: sellerRoutes, orders: everyOrder, products: everyProduct },
  { who: 'admin@chonoi.test', routes: adminRoutes, orders: everyOrder, products: everyProduct },
] as const

export type SignedInArea = (typeof signedInAreas)[number]

/** Every page of this stage of the site, by who sees it. A test of its own shows that no route is missing here. */
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

export const sellerRoutes = ['/seller', '/seller/orders', '/seller/orders/:order', '/seller/products'] as const

export const adminRoutes = [
  '/admin',
  '/admin/deposits',
  '/admin/orders',
  '/admin/payments',
  '/admin/orders/:order',
  '/admin/products',
  '/admin/products/create',
] as const

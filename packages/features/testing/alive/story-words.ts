import type { Namespace } from '@chonoi/i18n'

/** Loads the texts of all screens up front, so that stories don't wait for them. */
export const storyWords = [
  ...(['common', 'shell', 'cookies', 'errors', 'forms', 'roles', 'home', 'auth', 'account', 'addresses'] as const),
  ...([
    'wallet',
    'transactions',
    'invitations',
    'tenant',
    'invoices',
    'notifications',
    'dashboard',
    'auditLogs',
    'deposits',
    'gateways',
    'approvals',
    'coupons',
    'withdrawals',
    'platformSettings',
    'catalog',
    'orders',
    'reviews',
    'shops',
    'users',
    'tenants',
  ] as const),
  ...(['cart', 'wishlist', 'payments', 'products', 'productManagement', 'stock', 'seller', 'pages', 'legal'] as const),
  ...(['news', 'newsManagement'] as const),
  'campaigns',
  'campaignLinks',
  'notificationAnalytics',
] as const satisfies readonly Namespace[]

/**
 * Every namespace and the module of its texts. To add one, for example `orders`:
 * 1. `locales/vi/orders.ts`: `export const words = { 'list.title': 'Đơn hàng', … } as const`. Keys are flat, with dots
 *    for reading only, camelCase, and an underscore nowhere but in plurals (`count_other`).
 * 2. `locales/en/orders.ts`: `export const words = { … } as const satisfies Translation<typeof vietnamese>`; a plural has
 *    `count_one` and `count_other`.
 * 3. One line per language in the table below. The types of `t('orders:list.title')` follow from it.
 * Each file becomes a chunk of its own, fetched when a route's loader asks for it with `loadNamespaces`.
 */
export const loaders = {
  vi: {
    common: () => import('./locales/vi/common.ts'),
    shell: () => import('./locales/vi/shell.ts'),
    cookies: () => import('./locales/vi/cookies.ts'),
    errors: () => import('./locales/vi/errors.ts'),
    forms: () => import('./locales/vi/forms.ts'),
    roles: () => import('./locales/vi/roles.ts'),
    home: () => import('./locales/vi/home.ts'),
    pages: () => import('./locales/vi/pages.ts'),
    legal: () => import('./locales/vi/legal.ts'),
    auth: () => import('./locales/vi/auth.ts'),
    account: () => import('./locales/vi/account.ts'),
    sessions: () => import('./locales/vi/sessions.ts'),
    personalData: () => import('./locales/vi/personal-data.ts'),
    addresses: () => import('./locales/vi/addresses.ts'),
    wallet: () => import('./locales/vi/wallet.ts'),
    transactions: () => import('./locales/vi/transactions.ts'),
    invitations: () => import('./locales/vi/invitations.ts'),
    invoices: () => import('./locales/vi/invoices.ts'),
    tenant: () => import('./locales/vi/tenant.ts'),
    notifications: () => import('./locales/vi/notifications.ts'),
    mails: () => import('./locales/vi/mails.ts'),
    audit: () => import('./locales/vi/audit.ts'),
    auditLogs: () => import('./locales/vi/audit-logs.ts'),
    dashboard: () => import('./locales/vi/dashboard.ts'),
    deposits: () => import('./locales/vi/deposits.ts'),
    approvals: () => import('./locales/vi/approvals.ts'),
    coupons: () => import('./locales/vi/coupons.ts'),
    gateways: () => import('./locales/vi/gateways.ts'),
    withdrawals: () => import('./locales/vi/withdrawals.ts'),
    platformSettings: () => import('./locales/vi/platform-settings.ts'),
    catalog: () => import('./locales/vi/catalog.ts'),
    orders: () => import('./locales/vi/orders.ts'),
    orderMessages: () => import('./locales/vi/order-messages.ts'),
    returns: () => import('./locales/vi/returns.ts'),
    downloads: () => import('./locales/vi/downloads.ts'),
    payments: () => import('./locales/vi/payments.ts'),
    seller: () => import('./locales/vi/seller.ts'),
    productManagement: () => import('./locales/vi/product-management.ts'),
    products: () => import('./locales/vi/products.ts'),
    stock: () => import('./locales/vi/stock.ts'),
    shops: () => import('./locales/vi/shops.ts'),
    users: () => import('./locales/vi/users.ts'),
    tenants: () => import('./locales/vi/tenants.ts'),
    reviews: () => import('./locales/vi/reviews.ts'),
    reviewManagement: () => import('./locales/vi/review-management.ts'),
    sellerVerification: () => import('./locales/vi/seller-verification.ts'),
    platformAnalytics: () => import('./locales/vi/platform-analytics.ts'),
    cart: () => import('./locales/vi/cart.ts'),
    wishlist: () => import('./locales/vi/wishlist.ts'),
    news: () => import('./locales/vi/news.ts'),
    bookmarks: () => import('./locales/vi/bookmarks.ts'),
    series: () => import('./locales/vi/series.ts'),
    newsManagement: () => import('./locales/vi/news-management.ts'),
    comments: () => import('./locales/vi/comments.ts'),
    articleAnalytics: () => import('./locales/vi/article-analytics.ts'),
    newsAuthors: () => import('./locales/vi/news-authors.ts'),
    commentModeration: () => import('./locales/vi/comment-moderation.ts'),
    campaigns: () => import('./locales/vi/campaigns.ts'),
    campaignLinks: () => import('./locales/vi/campaign-links.ts'),
    notificationAnalytics: () => import('./locales/vi/notification-analytics.ts'),
    questions: () => import('./locales/vi/questions.ts'),
  },
  en: {
    common: () => import('./locales/en/common.ts'),
    shell: () => import('./locales/en/shell.ts'),
    cookies: () => import('./locales/en/cookies.ts'),
    errors: () => import('./locales/en/errors.ts'),
    forms: () => import('./locales/en/forms.ts'),
    roles: () => import('./locales/en/roles.ts'),
    home: () => import('./locales/en/home.ts'),
    pages: () => import('./locales/en/pages.ts'),
    legal: () => import('./locales/en/legal.ts'),
    auth: () => import('./locales/en/auth.ts'),
    account: () => import('./locales/en/account.ts'),
    sessions: () => import('./locales/en/sessions.ts'),
    personalData: () => import('./locales/en/personal-data.ts'),
    addresses: () => import('./locales/en/addresses.ts'),
    wallet: () => import('./locales/en/wallet.ts'),
    transactions: () => import('./locales/en/transactions.ts'),
    invitations: () => import('./locales/en/invitations.ts'),
    invoices: () => import('./locales/en/invoices.ts'),
    tenant: () => import('./locales/en/tenant.ts'),
    notifications: () => import('./locales/en/notifications.ts'),
    mails: () => import('./locales/en/mails.ts'),
    audit: () => import('./locales/en/audit.ts'),
    auditLogs: () => import('./locales/en/audit-logs.ts'),
    dashboard: () => import('./locales/en/dashboard.ts'),
    deposits: () => import('./locales/en/deposits.ts'),
    approvals: () => import('./locales/en/approvals.ts'),
    coupons: () => import('./locales/en/coupons.ts'),
    gateways: () => import('./locales/en/gateways.ts'),
    withdrawals: () => import('./locales/en/withdrawals.ts'),
    platformSettings: () => import('./locales/en/platform-settings.ts'),
    catalog: () => import('./locales/en/catalog.ts'),
    orders: () => import('./locales/en/orders.ts'),
    orderMessages: () => import('./locales/en/order-messages.ts'),
    returns: () => import('./locales/en/returns.ts'),
    downloads: () => import('./locales/en/downloads.ts'),
    payments: () => import('./locales/en/payments.ts'),
    seller: () => import('./locales/en/seller.ts'),
    productManagement: () => import('./locales/en/product-management.ts'),
    products: () => import('./locales/en/products.ts'),
    stock: () => import('./locales/en/stock.ts'),
    shops: () => import('./locales/en/shops.ts'),
    users: () => import('./locales/en/users.ts'),
    tenants: () => import('./locales/en/tenants.ts'),
    reviews: () => import('./locales/en/reviews.ts'),
    reviewManagement: () => import('./locales/en/review-management.ts'),
    sellerVerification: () => import('./locales/en/seller-verification.ts'),
    platformAnalytics: () => import('./locales/en/platform-analytics.ts'),
    cart: () => import('./locales/en/cart.ts'),
    wishlist: () => import('./locales/en/wishlist.ts'),
    news: () => import('./locales/en/news.ts'),
    bookmarks: () => import('./locales/en/bookmarks.ts'),
    series: () => import('./locales/en/series.ts'),
    newsManagement: () => import('./locales/en/news-management.ts'),
    comments: () => import('./locales/en/comments.ts'),
    articleAnalytics: () => import('./locales/en/article-analytics.ts'),
    newsAuthors: () => import('./locales/en/news-authors.ts'),
    commentModeration: () => import('./locales/en/comment-moderation.ts'),
    campaigns: () => import('./locales/en/campaigns.ts'),
    campaignLinks: () => import('./locales/en/campaign-links.ts'),
    notificationAnalytics: () => import('./locales/en/notification-analytics.ts'),
    questions: () => import('./locales/en/questions.ts'),
  },
} as const

type VietnameseWords = typeof loaders.vi

export type Namespace = keyof VietnameseWords

/** The texts by namespace. The Vietnamese ones are the type of keys and values that `t` takes. */
export type NamespaceWords = {
  [Name in Namespace]: Awaited<ReturnType<VietnameseWords[Name]>>['words']
}

/** The names of all namespaces. */
export const namespaces = Object.keys(loaders.vi).filter(isNamespace)

/** Whether a namespace belongs to Chợ Nổi. */
export function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(loaders.vi, name)
}

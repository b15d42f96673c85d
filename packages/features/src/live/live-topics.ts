import type { LiveTopic } from '@chonoi/contract'

/**
 * The groups of queries (app/query-group.ts) that a change concerns. By name: importing them would load every area with
 * every page.
 */
export const concernedQueries: Readonly<Record<LiveTopic, readonly string[]>> = {
  notifications: ['notifications'],
  orders: [
    ...['orders', 'managed-orders', 'order-complaints', 'order-messages', 'downloads', 'seller', 'dashboard'],
    ...['shop-balance', 'wallet', 'transactions'],
  ],
  payments: ['payments', 'admin-payments', 'orders', 'managed-orders', 'wallet', 'transactions'],
  deposits: ['deposits', 'admin-deposits', 'wallet', 'transactions', 'dashboard'],
  withdrawals: ['withdrawals', 'wallet', 'transactions', 'shop-balance', 'dashboard'],
  products: ['products', 'managed-products', 'stock'],
  approvals: ['managed-products', 'tenants', 'tenant', 'seller', 'dashboard'],
  reviews: ['reviews', 'shop-reviews'],
  comments: ['comments', 'comment-moderation'],
  exports: ['dataExports'],
  articles: ['articles', 'news'],
  questions: ['questions', 'seller'],
  returns: ['returns', 'seller', 'dashboard'],
  verifications: ['verifications', 'own-verification', 'dashboard'],
  users: ['users', 'dashboard'],
  campaigns: ['campaigns'],
}

import type { Actor } from './actor.ts'
import { meetsRequirement, type Requirement } from './requirement.ts'

export type NavigationEntry =
  | 'dashboard'
  | 'admin'
  | 'seller'
  | 'sellerProducts'
  | 'sellerOrders'
  | 'adminNews'
  | 'wallet'

const sellerOrAdmin: Requirement = { roles: ['SELLER', 'ADMIN'], match: 'any' }

/** Selects the navigation entries an actor may see (SHELL-05..07, SHELL-21). */
const requirements: Readonly<Record<NavigationEntry, Requirement>> = {
  dashboard: {},
  admin: { roles: ['ADMIN', 'SUPER_ADMIN'], match: 'any' },
  seller: sellerOrAdmin,
  sellerProducts: sellerOrAdmin,
  sellerOrders: sellerOrAdmin,
  adminNews: { permissions: ['create:news', 'update:news', 'delete:news', 'manage:all_news'], match: 'any' },
  wallet: { permissions: ['view:wallet'] },
}

export function showsNavigationEntry(entry: NavigationEntry, actor: Actor | null): boolean {
  return meetsRequirement(actor, requirements[entry])
}

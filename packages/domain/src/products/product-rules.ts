import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { reopeningMs } from '../decision/reopening.ts'
import type { ProductStatus } from './product-status.ts'

export type ProductFacts = { readonly status: ProductStatus; readonly sellerId: string }

/** Platform administrators decide on PENDING products, but never on their own. */
export function mayApproveProduct(product: ProductFacts, actor: Actor): Decision {
  if (!isPlatformAdministrator(actor)) return refuse('auth.permission_missing')
  if (product.sellerId === actor.id) return refuse('product.own_approval')
  return product.status === 'PENDING' ? allow : refuse('product.not_pending')
}

/** What the platform shows first is its own choice, never the shop's. */
export function mayFeatureProduct(actor: Actor): Decision {
  return isPlatformAdministrator(actor) ? allow : refuse('product.featured_by_platform')
}

export type ProductDecision = ProductFacts & {
  /** When it was approved or rejected; null when it never was. */
  readonly decidedAt: Date | null
  /** Whether anybody has ordered it since then. */
  readonly isOrderedSince: boolean
}

/**
 * Whoever may decide on a product may take a decision back to PENDING, for ten minutes and while nobody has ordered it.
 */
export function mayReopenProduct(product: ProductDecision, actor: Actor, now: Date): Decision {
  const { status, decidedAt, isOrderedSince } = product
  const asPending = mayApproveProduct({ ...product, status: 'PENDING' }, actor)
  if (!asPending.allowed) return asPending
  if ((status !== 'APPROVED' && status !== 'REJECTED') || !decidedAt) return refuse('product.not_decided')
  const isOver = isOrderedSince || now.getTime() - decidedAt.getTime() > reopeningMs
  return isOver ? refuse('product.decision_final') : allow
}

/** The price reduction in whole percent, rounded down; null without a compare-at price. */
export function discountPercent(priceInCents: number, compareAtPriceInCents: number | null): number | null {
  if (compareAtPriceInCents === null || compareAtPriceInCents <= priceInCents) return null
  const percent = Math.floor(((compareAtPriceInCents - priceInCents) / compareAtPriceInCents) * 100)
  return percent > 0 ? percent : null
}

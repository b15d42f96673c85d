import { allow, type Decision, refuse } from '../decision/decision.ts'
import { nextProductStatuses, type ProductStatus } from './product-status.ts'

/**
 * The fields that an approval reviews. Price, stock, sku, slug and tags change without another one, and what is featured is
 * the platform's own choice.
 */
const approvedFields = ['name', 'description', 'categoryId', 'condition', 'isDigital'] as const

/** The status of a product after these fields changed: an approved one becomes PENDING again. */
export function statusAfterChange(status: ProductStatus, changedFields: readonly string[]): ProductStatus {
  const isSeenAgain = approvedFields.some((field) => changedFields.includes(field))
  return status === 'APPROVED' && isSeenAgain ? 'PENDING' : status
}

/** Whether a product may change to a status. Keeping its status is always allowed. */
export function mayMoveProduct(from: ProductStatus, to: ProductStatus): Decision {
  const next: readonly ProductStatus[] = nextProductStatuses[from]
  return from === to || next.includes(to) ? allow : refuse('product.transition_not_allowed')
}

/** The compare-at price must be above the price. */
export function isStruckOutPrice(compareAtPriceInCents: number, priceInCents: number): boolean {
  return compareAtPriceInCents > priceInCents
}

export const maxProductImages = 20

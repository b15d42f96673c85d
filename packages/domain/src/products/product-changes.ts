import { allow, type Decision, refuse } from '../decision/decision.ts'
import { nextProductStatuses, type ProductStatus } from './product-status.ts'

/** What an approval looked at. Price, stock, sku, slug and tags change without another look. */
const approvedFields = ['name', 'description', 'categoryId', 'condition', 'isDigital', 'isFeatured'] as const

/** The status a product has once these fields of it changed: an approved one waits for approval again. */
export function statusAfterChange(status: ProductStatus, changedFields: readonly string[]): ProductStatus {
  const isSeenAgain = approvedFields.some((field) => changedFields.includes(field))
  return status === 'APPROVED' && isSeenAgain ? 'PENDING' : status
}

/** Whether a product may be put into another status; staying is always allowed. */
export function mayMoveProduct(from: ProductStatus, to: ProductStatus): Decision {
  const next: readonly ProductStatus[] = nextProductStatuses[from]
  return from === to || next.includes(to) ? allow : refuse('product.transition_not_allowed')
}

/** A struck-out price is above the price, else it says nothing. */
export function isStruckOutPrice(compareAtPriceInCents: number, priceInCents: number): boolean {
  return compareAtPriceInCents > priceInCents
}

export const mostProductImages = 20

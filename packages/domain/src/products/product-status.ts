export const productStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'ARCHIVED'] as const

export type ProductStatus = (typeof productStatuses)[number]

/**
 * Sellers submit (PENDING) and archive; administrators approve or reject, or take that back. A changed product goes back
 * to PENDING.
 */
export const nextProductStatuses = {
  DRAFT: ['PENDING', 'ARCHIVED'],
  PENDING: ['APPROVED', 'REJECTED', 'DRAFT', 'ARCHIVED'],
  APPROVED: ['PENDING', 'REJECTED', 'ARCHIVED'],
  REJECTED: ['PENDING', 'DRAFT', 'ARCHIVED'],
  ARCHIVED: ['DRAFT', 'PENDING'],
} as const satisfies Record<ProductStatus, readonly ProductStatus[]>

export const productConditions = ['NEW', 'USED', 'REFURBISHED'] as const

export type ProductCondition = (typeof productConditions)[number]

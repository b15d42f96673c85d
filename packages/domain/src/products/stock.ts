export const stockMovementTypes = [
  'INCREASE',
  'DECREASE',
  'ADJUSTMENT',
  'SALE',
  'RESTOCK',
  'DAMAGE',
  'TRANSFER',
  'RETURN',
] as const

export type StockMovementType = (typeof stockMovementTypes)[number]

/** The direction of a manual movement; null when both are possible. A SALE is never manual. */
const directionOf = {
  INCREASE: 1,
  DECREASE: -1,
  ADJUSTMENT: null,
  SALE: undefined,
  RESTOCK: 1,
  DAMAGE: -1,
  TRANSFER: null,
  RETURN: 1,
} as const satisfies Record<StockMovementType, 1 | -1 | null | undefined>

/** Whether a manual movement of this type may change the stock by this quantity. */
export function fitsMovement(type: StockMovementType, change: number): boolean {
  const direction = directionOf[type]
  if (direction === undefined || change === 0) return false
  return direction === null || Math.sign(change) === direction
}

/** Maximum stock of a variant. */
export const maxStock = 10_000_000

/** Stock from 1 to this number is shown as low. */
export const lowStockThreshold = 10

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

/** Which way a movement made by hand goes; null when both make sense. A SALE is never made by hand. */
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

/** Whether somebody may write this change of stock under this type. */
export function fitsMovement(type: StockMovementType, change: number): boolean {
  const direction = directionOf[type]
  if (direction === undefined || change === 0) return false
  return direction === null || Math.sign(change) === direction
}

/** The most of one variant. */
export const highestStock = 10_000_000

/** From 1 up to this many a product is shown as low in stock. */
export const lowStockThreshold = 10

import type { StockMovement, StockSummary } from '@chonoi/contract'
import type { bulkAdjust } from './move-stock.ts'
import type { readStockSummary } from './read-stock-movements.ts'
import type { MovementRow } from './stock-movements.store.ts'

export function toMovement({ movement, user, ...names }: MovementRow): StockMovement {
  const { id, productId, variantId, type, quantity, stockAfter, reason, referenceType, referenceId } = movement
  return {
    ...{ id, productId, variantId, type, quantity, reason, user },
    ...names,
    previousStock: stockAfter - quantity,
    newStock: stockAfter,
    orderId: referenceType === 'order' ? referenceId : null,
    createdAt: movement.createdAt.toISOString(),
  }
}

export function toStockSummary(summary: Awaited<ReturnType<typeof readStockSummary>>): StockSummary {
  const { product, byType, onHand, reserved } = summary
  const totalIn = byType.reduce((sum, one) => sum + one.totalIn, 0)
  const balance = byType.reduce((sum, { quantity }) => sum + quantity, 0)
  const last = Math.max(...byType.map(({ lastAt }) => lastAt.getTime()))
  return {
    productId: product.id,
    currentStock: onHand,
    reservedStock: reserved,
    availableStock: onHand - reserved,
    soldCount: product.soldCount,
    totalIn,
    totalOut: totalIn - balance,
    byType: byType.map(({ type, count, quantity }) => ({ type, count, quantity })),
    lastMovementAt: byType.length > 0 ? new Date(last).toISOString() : null,
  }
}

export function toBulkResult({ outcomes, rows }: Awaited<ReturnType<typeof bulkAdjust>>) {
  return {
    affected: rows.length,
    failed: outcomes.length - rows.length,
    data: rows.map(toMovement),
    results: outcomes.map((outcome, index) => ({
      row: index + 1,
      success: 'id' in outcome,
      code: 'code' in outcome ? outcome.code : null,
    })),
  }
}

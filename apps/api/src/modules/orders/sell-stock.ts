import type { RequestContext } from '../../http/context.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { tellLowStock } from '../stock/tell-low-stock.ts'

interface Sale {
  tenantId: string
  productId: string
  variantId: string
  quantity: number
}

/**
 * Takes what is sold out of stock, one movement per line. Lines come ordered by product and variant, so two checkouts
 * wait for each other and never deadlock; the movement itself refuses what isn't there (stock.insufficient).
 */
export async function sellStock(
  context: RequestContext,
  lines: readonly (Sale & { name: string })[],
  orderIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const line of lines) {
    const left = await moveForOrder(context, line, 'SALE', orderIds.get(line.tenantId))
    await tellLowStock(context, line, left + line.quantity, left)
  }
}

/** Puts the goods of a cancelled order back. */
export async function returnStock(context: RequestContext, orderId: string, lines: readonly Sale[]): Promise<void> {
  for (const line of lines) await moveForOrder(context, line, 'RETURN', orderId)
}

function moveForOrder(
  context: RequestContext,
  line: Sale,
  type: 'SALE' | 'RETURN',
  orderId: string | undefined,
): Promise<number> {
  const { tenantId, productId, variantId } = line
  const quantity = type === 'SALE' ? -line.quantity : line.quantity
  const reference = { referenceType: 'order', referenceId: orderId, createdBy: context.actor?.id ?? null }
  return context.asTenant(tenantId, (queries) =>
    insertStockMovement(queries, { tenantId, productId, variantId, type, quantity, ...reference }),
  )
}

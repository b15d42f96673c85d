import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { fitsMovement, maxStock, type StockMovementType } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { tellLowStock } from '../stock/tell-low-stock.ts'
import { lockOwnProduct } from './managed-product.ts'
import { findVariantRows } from './product-variants.store.ts'
import { productStockChanged } from './products.events.ts'

/** Books a stock movement of one variant. Never goes below the reserved stock. */
export async function updateProductStock(
  context: RequestContext,
  productId: string,
  { stockChange, type = stockChange > 0 ? 'INCREASE' : 'DECREASE', ...input }: BodyOf<'updateProductStock'>,
): Promise<void> {
  await context.transaction((queries) =>
    moveProductStock(context, queries, productId, { ...input, quantity: stockChange, type }, 'stockChange'),
  )
}

interface ManualMovement {
  quantity: number
  type: StockMovementType
  variantId?: string | undefined
  reason?: string | undefined
}

/** Books a movement by hand and returns its id. Refuses before anything is written. */
export async function moveProductStock(
  context: RequestContext,
  queries: Queries,
  productId: string,
  { quantity, type, variantId, reason }: ManualMovement,
  quantityField = 'quantity',
): Promise<string> {
  if (!fitsMovement(type, quantity)) refuseFields([{ field: 'type', code: 'stock.movement_mismatch' }])
  const product = await lockOwnProduct(context, queries, productId)
  const wanted = variantId ?? product.defaultVariantId
  const variant = found((await findVariantRows(queries, productId)).find(({ id }) => id === wanted))
  const available = variant.stock - variant.reserved
  if (available + quantity < 0) throw new Failure('stock.insufficient', { details: { availableStock: available } })
  if (variant.stock + quantity > maxStock)
    refuseFields([{ field: quantityField, code: 'too_large', params: { max: maxStock - variant.stock } }])
  const { tenantId } = product
  const id = randomUUID()
  const stock = await insertStockMovement(queries, {
    ...{ id, tenantId, productId, variantId: variant.id, type, quantity, createdBy: context.person.id },
    reason: reason?.trim() || null,
  })
  await tellLowStock(context, { tenantId, productId, name: product.name }, variant.stock, stock)
  const change = { variantId: variant.id, from: variant.stock, to: stock, type }
  await record(context, queries, productStockChanged(product, change))
  return id
}

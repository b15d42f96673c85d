import type { BodyOf } from '@chonoi/contract'
import { fitsMovement, maxStock } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { tellLowStock } from '../stock/tell-low-stock.ts'
import { lockOwnProduct } from './managed-product.ts'
import { findVariantRows } from './product-variants.store.ts'
import { productStockChanged } from './products.events.ts'

/** Books a stock movement of one variant. Never goes below the reserved stock. */
export function updateProductStock(
  context: RequestContext,
  productId: string,
  input: BodyOf<'updateProductStock'>,
): Promise<void> {
  const quantity = input.stockChange
  const type = input.type ?? (quantity > 0 ? 'INCREASE' : 'DECREASE')
  if (!fitsMovement(type, quantity)) refuseFields([{ field: 'type', code: 'stock.movement_mismatch' }])
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    const wanted = input.variantId ?? product.defaultVariantId
    const variant = found((await findVariantRows(queries, productId)).find(({ id }) => id === wanted))
    const available = variant.stock - variant.reserved
    if (available + quantity < 0) throw new Failure('stock.insufficient', { details: { availableStock: available } })
    if (variant.stock + quantity > maxStock)
      refuseFields([{ field: 'stockChange', code: 'too_large', params: { max: maxStock - variant.stock } }])
    const { tenantId } = product
    const stock = await insertStockMovement(queries, {
      ...{ tenantId, productId, variantId: variant.id, type, quantity, createdBy: context.person.id },
      reason: input.reason?.trim() || null,
    })
    await tellLowStock(context, { tenantId, productId, name: product.name }, variant.stock, stock)
    await record(
      context,
      queries,
      productStockChanged(product, { variantId: variant.id, from: variant.stock, to: stock, type }),
    )
  })
}

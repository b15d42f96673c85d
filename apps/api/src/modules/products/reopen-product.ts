import { mayReopenProduct } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findProductForUpdate, updateProducts } from './managed-products.store.ts'
import { productReopened } from './products.events.ts'
import { findDecision } from './reopen-product.store.ts'

/** Takes back the last decision on a product, shortly after it and while nobody has ordered the product since. */
export function reopenProduct(context: RequestContext, productId: string): Promise<void> {
  return context.transaction(async (queries) => {
    // Locked: an order that is being placed ends first, or finds the product no longer for sale.
    const product = found(await findProductForUpdate(queries, productId))
    const decision = await context.asSystem((system) => findDecision(system, productId))
    enforce(mayReopenProduct({ ...product, ...decision }, context.person, context.ports.now()))
    await updateProducts(queries, [productId], { status: 'PENDING', rejectionReason: null })
    await context.asSystem((system) => record(context, system, productReopened(product)))
  })
}

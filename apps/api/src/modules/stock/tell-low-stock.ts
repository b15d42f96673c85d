import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { findLowStockLevel, findShopPeople } from '../tenants/tenants.store.ts'
import { stockLow } from './stock.events.ts'

interface StockedProduct {
  tenantId: string
  productId: string
  name: string
}

/** Notifies a shop's people once, when a variant's stock falls to the shop's low-stock level. */
export async function tellLowStock(
  context: RequestContext,
  { tenantId, productId, name }: StockedProduct,
  before: number,
  after: number,
): Promise<void> {
  await context.asSystem(async (system) => {
    const level = await findLowStockLevel(system, tenantId)
    if (before <= level || after > level) return
    await record(context, system, stockLow({ productId, name }, after, await findShopPeople(system, tenantId)))
  })
}

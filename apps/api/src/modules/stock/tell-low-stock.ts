import { lowStockThreshold } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { stockLow } from './stock.events.ts'

interface StockedProduct {
  tenantId: string
  productId: string
  name: string
}

/** Notifies a shop's people once, when a variant's stock falls to the low-stock threshold. */
export async function tellLowStock(
  context: RequestContext,
  { tenantId, productId, name }: StockedProduct,
  before: number,
  after: number,
): Promise<void> {
  if (before <= lowStockThreshold || after > lowStockThreshold) return
  await context.asSystem(async (system) =>
    record(context, system, stockLow({ productId, name }, after, await findShopPeople(system, tenantId))),
  )
}

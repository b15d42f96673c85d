import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { findListedPrice, lowerToldPrice } from './wishlist.store.ts'
import { priceDropped } from './wishlist.events.ts'

/**
 * Notifies those who saved a product when its price is lower than they know. Called after a change of prices, in its
 * transaction. Nobody is told of a product that isn't on the site.
 */
export async function tellPriceDrop(context: RequestContext, product: { id: string; name: string }): Promise<void> {
  await context.asSystem(async (system) => {
    const price = await findListedPrice(system, product.id)
    if (price === undefined) return
    const owners = await lowerToldPrice(system, product.id, price)
    if (owners.length > 0) await record(context, system, priceDropped(product, price, owners))
  })
}

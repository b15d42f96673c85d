import type { OrderDelivery, OrderStatus } from '@chonoi/contract'
import { deliveryEstimate, provinceOfCity } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { findProvinces } from '../places/places.store.ts'
import { findSentOrders, findShopCities } from './expected-deliveries.store.ts'
import type { OrderRow } from './orders.store.ts'

/** What was shipped has the day that its shop named. */
const beforeShipping: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING']

/**
 * When the goods of a checkout should arrive, order by order, by the provinces of shop and buyer as cart and checkout say
 * it. Nothing for an order that is only downloaded, was shipped or has ended.
 */
export async function expectedDeliveries(
  context: RequestContext,
  queries: Queries,
  orders: readonly OrderRow[],
): Promise<OrderDelivery[]> {
  const open = orders.filter(({ status }) => beforeShipping.includes(status))
  if (open.length === 0) return []
  const { sent, cities } = await context.asSystem(async (system) => ({
    sent: await findSentOrders(
      system,
      open.map(({ id }) => id),
    ),
    cities: await findShopCities(
      system,
      open.map(({ tenantId }) => tenantId),
    ),
  }))
  const provinces = await findProvinces(queries)
  return open.flatMap(({ id: orderId, tenantId, shippingAddress }) => {
    if (!sent.has(orderId)) return []
    const from = provinceOfCity(cities.get(tenantId) ?? '', provinces)
    const to = provinceOfCity(shippingAddress.city, provinces)
    return [{ orderId, expected: deliveryEstimate(context.ports.now(), from, to) }]
  })
}

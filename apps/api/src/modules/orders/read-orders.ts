import { canSeeOrder, owns } from '@chonoi/domain'
import type { SearchReach } from '../../database/search-reach.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { toReturnSummary } from '../returns/return-views.ts'
import { findReturnsOfOrder } from '../returns/returns.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { expectedDeliveries } from './expected-deliveries.ts'
import { findOrderGroup, findOrders, findOrdersOfGroup, findWholeOrder, type OrderListQuery } from './orders.store.ts'

/** The caller's own orders, whichever shop they are of. */
export function listBuyerOrders(context: RequestContext, query: OrderListQuery) {
  return context.transaction((queries) => findOrders(queries, query, { buyerId: context.person.id }))
}

/** The current tenant's orders; every tenant's for a platform administrator acting for the platform. */
export function listShopOrders(context: RequestContext, query: OrderListQuery, reach?: SearchReach) {
  const owners = context.person.actsForPlatform ? {} : { tenantId: context.tenantId }
  return context.transaction((queries) => findOrders(queries, query, owners, reach))
}

/** One order that the caller may see: as its buyer, as one of its shop's people, or for the platform. */
export function readOrder(context: RequestContext, orderId: string) {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeOrder(queries, orderId))
    return found(canSeeOrder(whole.order, context.person) ? whole : undefined)
  })
}

/** One order of the current tenant with its open returns: an own purchase elsewhere is not found here. */
export function readShopOrder(context: RequestContext, orderId: string) {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeOrder(queries, orderId))
    found(isManagedHere(context, whole.order.tenantId) ? whole : undefined)
    const returns = await findReturnsOfOrder(queries, orderId)
    // Somebody has to act on what still goes on, until its day.
    const openReturns = returns.filter(({ row }) => row.dueAt !== null).map(toReturnSummary)
    return { ...whole, openReturns }
  })
}

/** One checkout of the caller with all its orders, and when they should arrive. */
export function readOrderGroup(context: RequestContext, groupId: string) {
  return context.transaction(async (queries) => {
    const group = found(await findOrderGroup(queries, groupId))
    found(owns(context.person, group.buyerId) || context.person.actsForPlatform ? group : undefined)
    const orders = await findOrdersOfGroup(queries, groupId)
    const rows = orders.map(({ order }) => order)
    return { group, orders, deliveries: await expectedDeliveries(context, queries, rows) }
  })
}

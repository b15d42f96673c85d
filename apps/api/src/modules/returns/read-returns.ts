import { mayRequestReturn, owns, returnableUntil } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { moneyOf } from '../orders/order-views.ts'
import { findWholeOrder, type OrderRow } from '../orders/orders.store.ts'
import { getPlatformSettingsRow } from '../platform/platform.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { countReturns, findListedReturns, type ReturnListQuery } from './listed-returns.store.ts'
import { findReturnableLines, findReturnsOfOrder, findWholeReturn } from './returns.store.ts'

/** The caller's own returns, whichever shop they are of. */
export function listBuyerReturns(context: RequestContext, query: ReturnListQuery) {
  const { person, ports } = context
  return context.transaction((queries) => findListedReturns(queries, query, { buyerId: person.id }, ports.now()))
}

/** The current tenant's returns with their counts; every tenant's for an administrator acting for the platform. */
export function listShopReturns(context: RequestContext, query: ReturnListQuery) {
  const owners = context.person.actsForPlatform ? {} : { tenantId: context.tenantId }
  return context.transaction(async (queries) => ({
    ...(await findListedReturns(queries, query, owners, context.ports.now())),
    counts: await countReturns(queries, owners.tenantId),
  }))
}

/** The returns of all shops. */
export function listAllReturns(context: RequestContext, query: ReturnListQuery) {
  return context.transaction((queries) => findListedReturns(queries, query, {}, context.ports.now()))
}

/** One return that the caller may see: as its buyer, as one of its shop's people, or for the platform. */
export function readReturn(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const whole = found(await findWholeReturn(queries, id))
    const { buyerId, tenantId } = whole.row
    return found(owns(context.person, buyerId) || isManagedHere(context, tenantId) ? whole : undefined)
  })
}

/** The lines of an order with how many pieces of each can still be returned. What is digital never can. */
export async function readReturnableLines(queries: Queries, orderId: string) {
  const lines = await findReturnableLines(queries, orderId)
  return lines.map(({ isDigital, takenQuantity, ...line }) => ({
    ...line,
    left: isDigital ? 0 : Math.max(0, line.quantity - takenQuantity),
  }))
}

/** Whether the caller may ask for a return of an order now. */
export async function returnabilityOf(context: RequestContext, queries: Queries, order: OrderRow) {
  const { returnDays } = await getPlatformSettingsRow(queries)
  const until = returnableUntil(order, returnDays)
  return {
    until,
    decision: mayRequestReturn(
      { ...order, ...moneyOf(order), returnableUntil: until },
      context.person,
      context.ports.now(),
    ),
  }
}

/** What of an order its buyer can return, and the returns there are. */
export function readOrderReturns(context: RequestContext, orderId: string) {
  return context.transaction(async (queries) => {
    const { order } = found(await findWholeOrder(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    const lines = await readReturnableLines(queries, orderId)
    const { until, decision } = await returnabilityOf(context, queries, order)
    return {
      ...{ order, until, lines },
      isReturnable: decision.allowed && lines.some(({ left }) => left > 0),
      returns: await findReturnsOfOrder(queries, orderId),
    }
  })
}

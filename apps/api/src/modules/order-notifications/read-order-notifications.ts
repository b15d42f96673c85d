import type { OrderNotificationStatistics, QueryOf } from '@chonoi/contract'
import { canSeeOrder, hasPermissionIn, orderNotificationChannels, owns } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { markRead } from '../notifications/notifications.store.ts'
import {
  countOrderNotifications,
  findOrderNotification,
  findOrderNotifications,
  type OrderNotificationRow,
} from './order-notifications.store.ts'

type ListQuery = QueryOf<'listOrderNotifications'> & { page: number; limit: number }

/** The messages of the shop's orders, for its staff; of one's own purchases, for everybody else. */
export function listOrderNotifications(context: RequestContext, query: ListQuery) {
  return context.transaction(async (queries) => {
    if (query.orderId !== undefined) return listOfOrder(context, query)
    return findOrderNotifications(queries, query, ownersFor(context))
  })
}

function ownersFor(context: RequestContext): { buyerId?: string; tenantId?: string } {
  const { person } = context
  if (person.actsForPlatform) return {}
  const { tenantId } = person
  return tenantId && hasPermissionIn(person, 'update:order', tenantId) ? { tenantId } : { buyerId: person.id }
}

/** Those of one order, for its buyer too. Nothing for whom the order isn't there. */
function listOfOrder(context: RequestContext, query: ListQuery) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findOrderNotifications(queries, query, {})
    const [first] = rows
    return first && !canSeeOrder(first, context.person) ? { rows: [], total: 0 } : { rows, total }
  })
}

/** One message that the caller may see: as its buyer, as one of the shop's people, or for the platform. */
export function readOrderNotification(context: RequestContext, id: string): Promise<OrderNotificationRow> {
  return context.transaction(async (queries) => {
    const row = found(await findOrderNotification(queries, id))
    return found(canSeeOrder(row, context.person) ? row : undefined)
  })
}

/** Marks the buyer's notification as read; again changes nothing. */
export function markOrderNotificationRead(context: RequestContext, id: string): Promise<OrderNotificationRow> {
  return context.transaction(async (queries) => {
    const row = found(await findOrderNotification(queries, id))
    found(owns(context.person, row.buyerId) ? row : undefined)
    await markRead(queries, context.person.id, [row.notificationId])
    return found(await findOrderNotification(queries, id))
  })
}

/** Sums by status, in all and by channel: of the current shop, or of all for the platform. */
export async function readOrderNotificationStatistics(context: RequestContext): Promise<OrderNotificationStatistics> {
  const tenantId = context.person.actsForPlatform ? undefined : context.tenantId
  const groups = await context.transaction((queries) => countOrderNotifications(queries, tenantId))
  const byChannel = orderNotificationChannels.map((channel) => ({
    channel,
    ...sumsOf(groups.filter((group) => group.channel === channel)),
  }))
  return { ...sumsOf(groups), byChannel }
}

type Group = Awaited<ReturnType<typeof countOrderNotifications>>[number]

function sumsOf(groups: readonly Group[]) {
  const of = (status?: Group['status']) =>
    groups.reduce((sum, group) => sum + (status && group.status !== status ? 0 : group.count), 0)
  const read = groups.reduce((sum, group) => sum + group.read, 0)
  return { total: of(), sent: of('SENT'), failed: of('FAILED'), pending: of('PENDING'), read }
}

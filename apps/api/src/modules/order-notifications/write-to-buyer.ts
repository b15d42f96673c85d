import type { BodyOf } from '@chonoi/contract'
import { href, mayChangeOrderNotification, validateOrderMessage } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { insertNotifications } from '../events/events.store.ts'
import { record } from '../events/record.ts'
import { findWholeOrder } from '../orders/orders.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { messageChanged, messageWithdrawn, messageWritten } from './order-notifications.events.ts'
import {
  changeMessage,
  deleteMessage,
  findMessageInApp,
  findOrderNotification,
  type OrderNotificationRow,
} from './order-notifications.store.ts'

/** Sends the buyer of an order a message of its shop on every channel that they want. */
export function writeToBuyer(
  context: RequestContext,
  body: BodyOf<'createOrderNotification'>,
): Promise<OrderNotificationRow> {
  enforceForm(validateOrderMessage, body)
  const { orderId, type } = body
  return context.transaction(async (queries) => {
    const { order } = found(await findWholeOrder(queries, orderId))
    found(isManagedHere(context, order.tenantId) ? order : undefined)
    const [sent] = await insertNotifications(queries, [
      {
        ...{ recipient: order.buyerId, type, title: body.title.trim(), message: body.message.trim() },
        link: href('/orders/$orderId', { orderId }),
        data: { orderId, orderNumber: order.orderNumber },
      },
    ])
    if (!sent) throw new Failure('notification.switched_off')
    const written = found(await findMessageInApp(queries, sent.id))
    await record(context, queries, messageWritten(written))
    return written
  })
}

/** Corrects a message wherever it didn't arrive yet, and in the app. */
export function correctMessage(
  context: RequestContext,
  id: string,
  texts: BodyOf<'updateOrderNotification'>,
): Promise<OrderNotificationRow> {
  return context.transaction(async (queries) => {
    const before = await findWrittenMessage(context, queries, id)
    const { type, title = before.title, message = before.message } = texts
    enforceForm(validateOrderMessage, { title, message })
    const after = { title: title.trim(), message: message.trim(), ...(type && { type }) }
    await context.asSystem((system) => changeMessage(system, before.notificationId, after))
    await record(context, queries, messageChanged(before, after))
    return found(await findOrderNotification(queries, id))
  })
}

export function withdrawMessage(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const message = await findWrittenMessage(context, queries, id)
    await context.asSystem((system) => deleteMessage(system, message.notificationId))
    await record(context, queries, messageWithdrawn(message))
  })
}

/** A message that a person wrote about an order of the current shop. */
async function findWrittenMessage(context: RequestContext, queries: Queries, id: string) {
  const row = found(await findOrderNotification(queries, id))
  found(isManagedHere(context, row.tenantId) ? row : undefined)
  enforce(mayChangeOrderNotification(row))
  return row
}

import { mayRetryOrderNotification } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { messageRetried } from './order-notifications.events.ts'
import {
  findOrderNotification,
  hasSwitchedOff,
  type OrderNotificationRow,
  queueMailAgain,
  queuePushAgain,
  reopenMessage,
} from './order-notifications.store.ts'

/** Queues a failed mail or push message again. Of several retries at once one counts. */
export function retryOrderNotification(context: RequestContext, id: string): Promise<OrderNotificationRow> {
  return context.transaction(async (queries) => {
    const row = found(await findOrderNotification(queries, id))
    found(isManagedHere(context, row.tenantId) ? row : undefined)
    enforce(mayRetryOrderNotification(row))
    await context.asSystem(async (system) => {
      if (await hasSwitchedOff(system, row.buyerId, row.channel)) throw new Failure('notification.switched_off')
      if (!(await reopenMessage(system, id))) throw new Failure('order_notification.not_failed')
      if (row.channel === 'EMAIL') await queueMailAgain(system, row.notificationId, context.ports.now())
      else if ((await queuePushAgain(system, row.notificationId)) === 0) {
        throw new Failure('order_notification.no_device')
      }
    })
    await record(context, queries, messageRetried(row))
    return found(await findOrderNotification(queries, id))
  })
}

import type { ReturnStatus } from '@chonoi/contract'
import { isPaid, isReturnOpen, returnDueAt } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { found } from '../../http/failure.ts'
import { record, type Recorder } from '../events/record.ts'
import { findComplaint } from '../orders/complaints.store.ts'
import { findOrderForUpdate } from '../orders/orders.store.ts'
import { releaseDueAt } from '../orders/release-order.ts'
import { dueAgain } from '../orders/release-order.store.ts'
import { findPlatformAdministrators, findShopPeople } from '../tenants/tenants.store.ts'
import { returnMoved } from './returns.events.ts'
import { changeReturn, hasOpenReturn, insertReturnEvent, type ReturnEventRow, type ReturnRow } from './returns.store.ts'

export interface ReturnMove {
  readonly to: ReturnStatus
  readonly byRole: ReturnEventRow['byRole']
  readonly note: string | null
  readonly more?: Partial<Pick<ReturnRow, 'carrier' | 'trackingCode' | 'refundInCents' | 'refundId'>>
}

/**
 * Moves a return, which is locked below its order, to a status that the rules allowed: with the next day that counts, its
 * history, everybody who hears of it, and the order's money, which goes its way again after the last return has ended.
 * Runs as the system.
 */
export async function moveReturn(
  recorder: Recorder,
  system: Queries,
  row: ReturnRow,
  { to, byRole, note, more = {} }: ReturnMove,
  now: Date,
): Promise<void> {
  const { id, orderId, tenantId, buyerId } = row
  await changeReturn(system, id, { ...more, status: to, dueAt: returnDueAt(to, now) })
  await insertReturnEvent(system, {
    ...{ returnId: id, orderId, tenantId, buyerId, status: to, note, byRole, createdAt: now },
    byUserId: recorder.actor?.id ?? null,
  })
  const order = found(await findOrderForUpdate(system, orderId))
  if (!isReturnOpen(to)) await releaseAgain(system, order, now)
  const people = {
    shop: await findShopPeople(system, tenantId),
    platform: to === 'ESCALATED' ? await findPlatformAdministrators(system) : [],
  }
  await record(recorder, system, returnMoved({ ...row, ...more }, order, { to, byRole }, people))
}

/** The money of an order whose last return has ended waits for its own day again, unless a complaint holds it. */
async function releaseAgain(
  system: Queries,
  order: NonNullable<Awaited<ReturnType<typeof findOrderForUpdate>>>,
  now: Date,
): Promise<void> {
  const { id, status, releasedAt, deliveredAt, paymentStatus } = order
  if (status !== 'DELIVERED' || releasedAt !== null || !deliveredAt || !isPaid(paymentStatus)) return
  if ((await findComplaint(system, id))?.status === 'OPEN' || (await hasOpenReturn(system, id))) return
  const due = await releaseDueAt(system, deliveredAt)
  await dueAgain(system, id, due > now ? due : now)
}

import type { BodyOf } from '@chonoi/contract'
import { isPaid, mayMoveDelivery, type StoredDeliveryStatus } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { deliveryChanged, deliveryMade } from './digital-deliveries.events.ts'
import {
  changeDelivery,
  type DeliveryRow,
  findDelivery,
  findLine,
  insertDelivery,
  lockDelivery,
} from './digital-deliveries.store.ts'
import { usableFile } from './use-digital-file.ts'

/** Delivers a paid order item that didn't get a delivery by itself. Returns its id. */
export function createDelivery(context: RequestContext, body: BodyOf<'createDigitalDelivery'>): Promise<string> {
  if (!body.downloadUrl && !body.licenseKey) refuseFields([{ field: 'downloadUrl', code: 'required' }])
  return context.transaction(async (queries) => {
    const { line, paymentStatus } = found(await findLine(queries, body.orderItemId))
    found(isManagedHere(context, line.tenantId) ? line : undefined)
    if (!isPaid(paymentStatus)) throw new Failure('order.not_paid')
    const { id: orderLineId, orderId, tenantId, buyerId } = line
    const id = await insertDelivery(queries, {
      ...{ orderLineId, orderId, tenantId, buyerId, status: 'ACTIVE', deliveredAt: context.ports.now() },
      ...(await contentOf(context, queries, body)),
    })
    if (id === undefined) throw new Failure('delivery.exists')
    await record(context, queries, deliveryMade(found(await findDelivery(queries, id))))
    return id
  })
}

/** Fills, extends, revokes or restores a delivery. The buyer is notified of a new file and when it becomes active. */
export function updateDelivery(
  context: RequestContext,
  id: string,
  body: BodyOf<'updateDigitalDelivery'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    await lockDelivery(queries, id)
    const before = found(await findDelivery(queries, id))
    const { delivery } = before
    found(isManagedHere(context, delivery.tenantId) ? delivery : undefined)
    const content = await contentOf(context, queries, body)
    const after = { ...delivery, ...content }
    const hasContent = after.fileId !== null || after.licenseKey !== null
    const status = body.status ?? filledStatus(delivery.status, hasContent)
    enforce(mayMoveDelivery(delivery.status, status))
    if (status === 'ACTIVE' && !hasContent) throw new Failure('delivery.empty')
    if (status === 'ACTIVE' && delivery.status !== 'ACTIVE') await enforcePaid(queries, delivery)
    const isNews = status === 'ACTIVE' && (delivery.status !== 'ACTIVE' || body.downloadUrl !== undefined)
    await changeDelivery(queries, id, { ...content, status, ...(isNews && { deliveredAt: context.ports.now() }) })
    await record(context, queries, deliveryChanged(before, body, isNews))
  })
}

const filledStatus = (status: StoredDeliveryStatus, hasContent: boolean): StoredDeliveryStatus =>
  status === 'PENDING' && hasContent ? 'ACTIVE' : status

/** What was paid back isn't delivered again. */
async function enforcePaid(queries: Queries, { orderLineId }: DeliveryRow): Promise<void> {
  const { paymentStatus } = found(await findLine(queries, orderLineId))
  if (!isPaid(paymentStatus)) throw new Failure('order.not_paid')
}

type Content = Pick<BodyOf<'updateDigitalDelivery'>, 'downloadUrl' | 'licenseKey' | 'maxDownloads' | 'expiresAt'>

/** The sent part of a delivery's content. */
async function contentOf(context: RequestContext, queries: Queries, body: Content): Promise<Partial<DeliveryRow>> {
  const { downloadUrl, licenseKey, maxDownloads, expiresAt } = body
  return {
    ...(downloadUrl !== undefined && (await usableFile(context, queries, downloadUrl))),
    ...(licenseKey !== undefined && { licenseKey: licenseKey.trim() }),
    ...(maxDownloads !== undefined && { maxDownloads }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
  }
}

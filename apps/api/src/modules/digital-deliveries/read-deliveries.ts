import type { DigitalDelivery, QueryOf } from '@chonoi/contract'
import { canSeeOrder, deliveryStatus, hasPermissionIn, mayDownload, owns } from '@chonoi/domain'
import { findFile } from '../../files/files.store.ts'
import { documentExtension } from '../../files/keep-document.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import {
  countDownload,
  findDeliveries,
  findDelivery,
  findFileNames,
  type KnownDelivery,
} from './digital-deliveries.store.ts'

type ListQuery = QueryOf<'listDigitalDeliveries'> & { page: number; limit: number }

/** What the caller bought, or what their shop delivers. */
export function listDeliveries(context: RequestContext, query: ListQuery) {
  return context.transaction(async (queries) => {
    const { rows, total } = await findDeliveries(queries, query, ownersFor(context, query.as), context.ports.now())
    return { rows: await withFileNames(context, rows), total }
  })
}

function ownersFor(context: RequestContext, as: ListQuery['as']): { buyerId?: string; tenantId?: string } {
  const { person } = context
  if (as !== 'seller') return { buyerId: person.id }
  if (person.actsForPlatform) return {}
  const { tenantId } = person
  if (!tenantId || !hasPermissionIn(person, 'update:order', tenantId)) throw new Failure('auth.permission_missing')
  return { tenantId }
}

/** One delivery, for its buyer, its shop and the platform. */
export function readDelivery(context: RequestContext, id: string): Promise<DigitalDelivery> {
  return context.transaction(async (queries) => {
    const known = found(await findDelivery(queries, id))
    found(canSeeOrder(known.delivery, context.person) ? known : undefined)
    const [delivery] = await withFileNames(context, [known])
    return found(delivery)
  })
}

/**
 * Opens the file, counts the download, then hands the file out: a store that is away costs nothing, an answer that is lost
 * on its way counts.
 */
export async function downloadDelivery(context: RequestContext, id: string): Promise<Download> {
  const now = context.ports.now()
  const file = await context.transaction(async (queries) => {
    const { delivery } = found(await findDelivery(queries, id))
    found(owns(context.person, delivery.buyerId) ? delivery : undefined)
    enforce(mayDownload(delivery, now))
    const { fileId } = delivery
    if (fileId === null) throw new Failure('delivery.not_ready')
    return context.asSystem(async (system) => found(await findFile(system, fileId)))
  })
  const { stream } = found(await context.ports.files.read(file.storageKey))
  try {
    const isCounted = await context.asSystem((system) => countDownload(system, id, now))
    if (!isCounted) throw new Failure('delivery.used_up')
  } catch (error) {
    await stream.cancel()
    throw error
  }
  const extension = documentExtension(file)
  const name = file.originalName.replace(/\.[a-z0-9]{1,5}$/i, '')
  return new Download(stream, file.contentType, `${name}.${extension}`)
}

/** Adds the names of the files. A license key is the buyer's only while the delivery is active. */
async function withFileNames(context: RequestContext, rows: readonly KnownDelivery[]): Promise<DigitalDelivery[]> {
  const ids = rows.flatMap(({ delivery }) => (delivery.fileId === null ? [] : [delivery.fileId]))
  const names = await context.asSystem((system) => findFileNames(system, ids))
  const now = context.ports.now()
  return rows.map(({ delivery, orderNumber, productId, productName }) => {
    const status = deliveryStatus(delivery, now)
    const { id, orderId, orderLineId: orderItemId, fileId, downloadCount, maxDownloads } = delivery
    const isHidden = owns(context.person, delivery.buyerId) && status !== 'ACTIVE'
    return {
      ...{ id, orderId, orderNumber, orderItemId, productId, productName, downloadCount, maxDownloads, status },
      fileName: fileId === null ? null : (names.get(fileId) ?? null),
      downloadUrl: fileId === null ? null : `/api/v1/digital-deliveries/${id}/download`,
      licenseKey: isHidden ? null : delivery.licenseKey,
      expiresAt: delivery.expiresAt?.toISOString() ?? null,
      createdAt: delivery.createdAt.toISOString(),
      deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
    }
  })
}

import type { BodyOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { Event, Notification } from '../events/event.ts'
import type { KnownDelivery } from './digital-deliveries.store.ts'

const about = ({ delivery, orderNumber, productName }: KnownDelivery) => ({
  values: { orderNumber, name: productName },
  entityType: 'digital_delivery' as const,
  entityId: delivery.id,
  tenantId: delivery.tenantId,
})

/** Tells the buyer that they can download what they bought. */
const downloadReady = ({ delivery, orderNumber, productName }: KnownDelivery): Notification => ({
  type: 'ORDER_DOWNLOAD_READY',
  to: [delivery.buyerId],
  link: href('/downloads'),
  data: { orderId: delivery.orderId, orderNumber, productName },
})

export const deliveryMade = (known: KnownDelivery): Event => ({
  audit: { action: 'digital_delivery.create', ...about(known) },
  notifications: [downloadReady(known)],
})

/** License keys stay out of the audit log. */
export const deliveryChanged = (
  known: KnownDelivery,
  { licenseKey, ...changes }: BodyOf<'updateDigitalDelivery'>,
  isNews: boolean,
): Event => ({
  audit: {
    action: 'digital_delivery.update',
    ...about(known),
    changes: { ...changes, ...(licenseKey !== undefined && { licenseKey: '•••' }) },
  },
  notifications: isNews ? [downloadReady(known)] : [],
})

export const digitalContentSet = (
  { id, name, tenantId }: { id: string; name: string; tenantId: string },
  changes: BodyOf<'setProductDigitalContent'>,
): Event => ({
  audit: {
    ...{ action: 'digital_delivery.content', values: { name } },
    ...{ entityType: 'product', entityId: id, tenantId, changes },
  },
})

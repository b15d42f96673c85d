import type { BodyOf } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { KnownDelivery } from './digital-deliveries.store.ts'

const about = ({ delivery, orderNumber, productName }: KnownDelivery) => ({
  values: { orderNumber, name: productName },
  entityType: 'digital_delivery' as const,
  entityId: delivery.id,
  tenantId: delivery.tenantId,
})

/** The buyer can download what they bought. */
export const deliveryMade = (known: KnownDelivery): Event => ({
  audit: { action: 'digital_delivery.create', ...about(known) },
  notifications: [
    {
      type: 'ORDER_DOWNLOAD_READY',
      to: [known.delivery.buyerId],
      link: href('/downloads'),
      data: { orderId: known.delivery.orderId, orderNumber: known.orderNumber, productName: known.productName },
    },
  ],
})

/** License keys stay out of the audit log. */
export const deliveryChanged = (
  known: KnownDelivery,
  { licenseKey, ...changes }: BodyOf<'updateDigitalDelivery'>,
): Event => ({
  audit: {
    action: 'digital_delivery.update',
    ...about(known),
    changes: { ...changes, ...(licenseKey !== undefined && { licenseKey: '•••' }) },
  },
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

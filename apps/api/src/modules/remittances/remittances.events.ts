import { addMoney, href } from '@chonoi/domain'
import type { Event, Notification } from '../events/event.ts'
import type { CarrierRow } from '../carriers/carriers.store.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { RemittanceRow } from './remittances.store.ts'

const about = ({ id, bankReference }: RemittanceRow, { name }: CarrierRow) =>
  ({
    values: { reference: bankReference, carrier: name },
    entityType: 'remittance',
    entityId: id,
    tenantId: null,
  }) as const

export const remittanceImported = (remittance: RemittanceRow, carrier: CarrierRow, lineCount: number): Event => ({
  audit: {
    action: 'remittance.import',
    ...about(remittance, carrier),
    severity: 'WARNING',
    changes: { transferredInCents: remittance.transferredInCents, lineCount },
  },
})

export const remittanceConfirmed = (
  remittance: RemittanceRow,
  carrier: CarrierRow,
  booked: { readonly bookedCount: number; readonly bookedInCents: number },
  shops: readonly RemittedShop[],
): Event => ({
  audit: {
    action: 'remittance.confirm',
    ...about(remittance, carrier),
    severity: 'CRITICAL',
    changes: { transferredInCents: remittance.transferredInCents, ...booked },
  },
  notifications: shops.map((shop) => cashRemitted(carrier, shop)),
})

/** A shop with its orders that a remittance paid, and the people to tell. */
export interface RemittedShop {
  readonly people: readonly string[]
  readonly orders: readonly Pick<OrderRow, 'id' | 'totalInCents'>[]
}

/** One notification for all orders of a shop, which leads to the order when it is one. */
function cashRemitted({ name }: CarrierRow, { people, orders }: RemittedShop): Notification {
  const [first, second] = orders
  return {
    type: 'ORDER_CASH_REMITTED',
    to: people,
    link: first && !second ? href('/seller/orders/$orderId', { orderId: first.id }) : href('/seller/orders'),
    data: {
      ...{ carrier: name, orderCount: orders.length },
      amountInCents: addMoney(...orders.map(({ totalInCents }) => totalInCents)),
    },
  }
}

export const remittanceCancelled = (remittance: RemittanceRow, carrier: CarrierRow): Event => ({
  audit: { action: 'remittance.cancel', ...about(remittance, carrier), severity: 'WARNING' },
})

import { isBankTransfer } from '@chonoi/domain'
import type { OrderGroupRow } from '../orders/orders.store.ts'
import type { PaymentRow } from './payments.store.ts'

const minute = 60_000

/** How long an unpaid checkout keeps its stock, and one payment at a gateway stays open. */
const unpaidMinutes = 60
const chargeMinutes = 15
const transferMinutes = 24 * 60

export const paymentDueAt = (now: Date): Date => new Date(now.getTime() + unpaidMinutes * minute)

/** When a charge at a gateway that nothing else limits ends. */
export const chargeExpiry = (now: Date): Date => new Date(now.getTime() + chargeMinutes * minute)

const earlier = (one: Date, other: Date) => (one < other ? one : other)

/**
 * When a payment of a checkout may begin at the latest, and when it ends. Transfers take longer than gateways; their
 * time counts from the checkout, so that choosing again doesn't keep stock for ever.
 */
export function paymentTimes(
  group: Pick<OrderGroupRow, 'createdAt' | 'paymentDueAt'>,
  now: Date,
  method: PaymentRow['method'],
): { lastStart: Date; expiry: Date } {
  const due = group.paymentDueAt ?? paymentDueAt(group.createdAt)
  const lastStart = new Date(due.getTime() - minute)
  if (isBankTransfer(method))
    return { lastStart, expiry: new Date(group.createdAt.getTime() + transferMinutes * minute) }
  return { lastStart, expiry: earlier(due, chargeExpiry(now)) }
}

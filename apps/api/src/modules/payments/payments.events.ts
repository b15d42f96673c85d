import { href } from '@chonoi/domain'
import type { DoubleRefundOutcome, PaymentStatus } from '@chonoi/contract'
import type { Event, Notification } from '../events/event.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { PaymentRow } from './payments.store.ts'
import type { RefundRow } from './refunds.store.ts'

type NamedPayment = Pick<PaymentRow, 'id' | 'reference' | 'buyerId' | 'amountInCents' | 'method'>

const ofPayment = ({ id }: NamedPayment) => ({ entityType: 'payment', entityId: id, tenantId: null }) as const

const linkTo = ({ id }: NamedPayment) => href('/payments/$paymentId', { paymentId: id })

export const paymentStarted = (payment: NamedPayment): Event => ({
  audit: {
    action: 'payment.start',
    values: { reference: payment.reference, method: payment.method },
    ...ofPayment(payment),
    changes: { amountInCents: payment.amountInCents },
  },
})

/** The buyer learns that the money arrived; each shop that it has an order. */
export function paymentCaptured(
  payment: NamedPayment,
  covered: readonly { order: OrderRow; shopPeople: readonly string[] }[],
  leftoverInCents: number,
): Event {
  const { reference, amountInCents, buyerId } = payment
  const [first] = covered
  const received = covered.map(
    ({ order, shopPeople }): Notification => ({
      type: 'ORDER_RECEIVED',
      to: shopPeople,
      link: href('/seller/orders/$orderId', { orderId: order.id }),
      data: { orderId: order.id, orderNumber: order.orderNumber },
    }),
  )
  const paid: Notification[] = first
    ? [
        {
          type: 'ORDER_PAID',
          to: [buyerId],
          link: linkTo(payment),
          data: { orderId: first.order.id, orderNumber: first.order.orderNumber, amountInCents },
        },
      ]
    : []
  const credited: Notification[] =
    leftoverInCents > 0
      ? [
          {
            type: 'ORDER_PAYMENT_TO_WALLET',
            to: [buyerId],
            link: linkTo(payment),
            data: { reference, amountInCents: leftoverInCents },
          },
        ]
      : []
  return {
    audit: {
      action: 'payment.paid',
      values: { reference },
      ...ofPayment(payment),
      changes: { amountInCents, leftoverInCents, orders: covered.map(({ order }) => order.orderNumber).join(', ') },
    },
    notifications: [...paid, ...received, ...credited],
  }
}

/** A payment that ended without money. The buyer hears of refusals and of time running out, not of own decisions. */
export function paymentClosed(payment: NamedPayment, status: PaymentStatus, resultCode: string | null): Event {
  const { reference, buyerId, amountInCents } = payment
  return {
    audit: {
      action: 'payment.status',
      values: { reference, status },
      ...ofPayment(payment),
      changes: { resultCode },
    },
    notifications:
      status === 'FAILED'
        ? [
            {
              type: 'ORDER_PAYMENT_FAILED',
              to: [buyerId],
              link: linkTo(payment),
              data: { reference, amountInCents },
            },
          ]
        : [],
  }
}

export const paymentMismatched = (
  { reference, id }: { reference: string; id: string | null },
  kind: string,
): Event => ({
  audit: {
    action: 'payment.mismatch',
    values: { reference, kind },
    entityType: 'payment',
    entityId: id,
    tenantId: null,
    severity: 'WARNING',
  },
})

export const mismatchResolved = (id: string, reference: string, resolution: string): Event => ({
  audit: {
    action: 'payment.mismatch_resolved',
    values: { reference },
    entityType: 'payment_mismatch',
    entityId: id,
    severity: 'WARNING',
    changes: { resolution },
  },
})

export function paymentRefunded(
  payment: NamedPayment,
  order: Pick<OrderRow, 'id' | 'orderNumber' | 'tenantId'>,
  refund: { amountInCents: number; destination: 'WALLET' | 'SOURCE'; reason: string },
): Event {
  const { amountInCents, destination, reason } = refund
  const type = destination === 'WALLET' ? 'ORDER_REFUND_TO_WALLET' : 'ORDER_REFUND_TO_SOURCE'
  return {
    audit: {
      action: 'payment.refund',
      values: { reference: payment.reference, orderNumber: order.orderNumber },
      entityType: 'payment',
      entityId: payment.id,
      tenantId: order.tenantId,
      severity: 'WARNING',
      changes: { amountInCents, destination, reason },
    },
    notifications: [
      {
        type,
        to: [payment.buyerId],
        link: href('/orders/$orderId', { orderId: order.id }),
        data: { orderId: order.id, orderNumber: order.orderNumber, amountInCents },
      },
    ],
  }
}

/** A person looked at the gateway and said what became of a refund. */
export const refundSettled = (
  payment: NamedPayment,
  refund: { reference: string; amountInCents: number; tenantId: string },
  { outcome, note }: { outcome: 'REFUNDED' | 'NOT_REFUNDED'; note: string },
): Event => ({
  audit: {
    action: 'payment.refund_settle',
    values: { reference: payment.reference, refund: refund.reference },
    entityType: 'payment',
    entityId: payment.id,
    tenantId: refund.tenantId,
    severity: 'WARNING',
    changes: { outcome, note, amountInCents: refund.amountInCents },
  },
})

/** What becomes of a refund that the buyer has twice. The buyer hears of money that leaves the wallet. */
export function doubleRefundSettled(
  payment: NamedPayment,
  refund: Pick<RefundRow, 'reference' | 'amountInCents' | 'tenantId'> & { orderNumber: string },
  { outcome, takenInCents, note }: { outcome: DoubleRefundOutcome; takenInCents: number; note: string },
): Event {
  const { reference, amountInCents, tenantId, orderNumber } = refund
  return {
    audit: {
      action: 'payment.double_refund_settle',
      values: { reference: payment.reference, refund: reference },
      entityType: 'payment',
      entityId: payment.id,
      tenantId,
      severity: 'CRITICAL',
      changes: { outcome, note, amountInCents, takenInCents },
    },
    notifications:
      takenInCents > 0
        ? [
            {
              type: 'WALLET_REFUND_RECOVERED',
              to: [payment.buyerId],
              link: href('/wallet/transactions'),
              data: { amountInCents: takenInCents, orderNumber },
            },
          ]
        : [],
  }
}

/** An unpaid order gave its goods back because its time was over. */
export const orderExpired = (order: OrderRow): Event => ({
  audit: {
    action: 'order.expire',
    values: { orderNumber: order.orderNumber },
    entityType: 'order',
    entityId: order.id,
    tenantId: order.tenantId,
  },
  notifications: [
    {
      type: 'ORDER_EXPIRED',
      to: [order.buyerId],
      link: href('/orders/$orderId', { orderId: order.id }),
      data: { orderId: order.id, orderNumber: order.orderNumber },
    },
  ],
})

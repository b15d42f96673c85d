import type { MomoPayment, MomoPaymentStatus, Payment, PaymentDetail, PaymentMismatch } from '@chonoi/contract'
import { paymentFailure, providerOf } from '@chonoi/domain'
import { collectedMoney } from './payment-postings.ts'
import type { MismatchRow } from './notifications.store.ts'
import type { ListedPayment } from './payments.store.ts'
import type { WholePayment } from './read-payments.ts'
import { refundableOf } from './refund-payment.ts'

export function toPayment({ payment, buyer, orderNumbers, firstOrderId }: ListedPayment): Payment {
  const { id, reference, orderGroupId, depositId, method, status, amountInCents, feeInCents, refundedInCents } = payment
  const isOpen = status === 'PENDING'
  const hasFailed = status === 'FAILED'
  return {
    collectedBy: collectedMoney(payment).collectedBy,
    ...{ id, reference, orderId: firstOrderId, orderGroupId, depositId, orderNumbers, method, status },
    ...{ amountInCents, feeInCents, refundedInCents, buyer },
    redirectUrl: isOpen ? payment.redirectUrl : null,
    deepLink: isOpen ? payment.deepLink : null,
    qrContent: isOpen ? payment.qrContent : null,
    failure: hasFailed ? paymentFailure(providerOf(method), payment.resultCode) : null,
    resultCode: hasFailed ? payment.resultCode : null,
    expiresAt: payment.expiresAt?.toISOString() ?? null,
    paidAt: payment.paidAt?.toISOString() ?? null,
    createdAt: payment.createdAt.toISOString(),
  }
}

export function toPaymentDetail({
  listed,
  orders,
  events,
  refunds,
  transfer,
  canPayAgain,
}: WholePayment): PaymentDetail {
  const { payment } = listed
  return {
    ...toPayment(listed),
    ...{ transfer, canPayAgain, transactionId: payment.transactionId },
    orders: orders.map(({ order, tenant }) => ({
      ...{ id: order.id, orderNumber: order.orderNumber, status: order.status, paymentStatus: order.paymentStatus },
      ...{ tenant, totalInCents: order.totalInCents, refundedInCents: order.refundedInCents },
      refundableInCents: refundableOf(order, payment),
    })),
    events: events.map(({ id, status, source, note, createdAt }) => ({
      ...{ id, status, source, note },
      createdAt: createdAt.toISOString(),
    })),
    refunds: refunds.map(({ refund, orderNumber, returnId }) => ({
      ...{ id: refund.id, reference: refund.reference, orderId: refund.orderId, orderNumber },
      amountInCents: refund.amountInCents,
      ...{ destination: refund.destination, status: refund.status, reason: refund.reason },
      returnId,
      resultCode: refund.resultCode,
      outcomeUnknownAt: refund.outcomeUnknownAt?.toISOString() ?? null,
      createdAt: refund.createdAt.toISOString(),
      completedAt: refund.completedAt?.toISOString() ?? null,
    })),
  }
}

export function toMomoPayment({ payment }: ListedPayment): MomoPayment {
  const { id, redirectUrl, deepLink, qrContent, status } = payment
  return { id, payUrl: redirectUrl, deeplink: deepLink, qrCodeUrl: qrContent, status }
}

const messages = {
  PENDING: 'Waiting for the payment',
  PAID: 'Paid',
  FAILED: 'The payment was refused',
  CANCELLED: 'The payment was cancelled',
  EXPIRED: 'The payment expired',
  PARTIALLY_REFUNDED: 'Refunded in part',
  REFUNDED: 'Refunded',
} as const satisfies Record<Payment['status'], string>

export function toMomoStatus({ payment }: ListedPayment): MomoPaymentStatus {
  const { id, status, resultCode } = payment
  return { id, status, resultCode, message: messages[status] }
}

export function toMismatch(row: MismatchRow): PaymentMismatch {
  const { id, kind, gateway, reference, paymentId, expectedInCents, reportedCurrency, reportedCents } = row
  return {
    ...{ id, kind, gateway, reference, paymentId, expectedInCents, reportedCurrency, reportedCents },
    ...{ transactionId: row.transactionId, resolution: row.resolution },
    ...{ outcome: row.outcome, takenBackInCents: row.takenBackInCents },
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

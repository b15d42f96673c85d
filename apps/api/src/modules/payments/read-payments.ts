import { isBankTransfer, owns } from '@chonoi/domain'
import QRCode from 'qrcode'
import type { PaymentTransfer } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { SearchReach } from '../../database/search-reach.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { vietQrPayload } from '../deposits/vietqr.ts'
import { listEnabledGateways } from '../gateways/enabled-gateways.ts'
import { bankSandboxUrl } from '../gateways/provider-addresses.ts'
import { awaitsPayment, findPlatformTenantId } from './checkout-locks.store.ts'
import { findBankTransfer } from './payment-options.ts'
import {
  findPaidOrders,
  findPayment,
  findPaymentEvents,
  findPayments,
  type ListedPayment,
  type PaymentFilter,
  sumPayments,
} from './payments.store.ts'
import { findRefunds } from './refunds.store.ts'

type PaymentListQuery = PaymentFilter & { page: number; limit: number }

/** The caller's own, even when row-level security would show an administrator everybody's. */
export function listOwnPayments(context: RequestContext, query: PaymentListQuery) {
  return context.transaction((queries) => findPayments(queries, { ...query, buyerId: context.person.id }, query))
}

/** Everybody's, for the platform. */
export function listAllPayments(context: RequestContext, query: PaymentListQuery, reach?: SearchReach) {
  return context.transaction((queries) => findPayments(queries, query, query, reach))
}

export function readPaymentStatistics(context: RequestContext, period: Pick<PaymentFilter, 'startDate' | 'endDate'>) {
  return context.transaction((queries) => sumPayments(queries, period))
}

export type WholePayment = Awaited<ReturnType<typeof readPayment>>

/** One payment with its orders, history and refunds; for its buyer and the platform. */
export function readPayment(context: RequestContext, paymentId: string) {
  return context.transaction(async (queries) => {
    const listed = found(await findPayment(queries, paymentId))
    found(owns(context.person, listed.payment.buyerId) || context.person.actsForPlatform ? listed : undefined)
    const paidOrders = await findPaidOrders(queries, listed.payment)
    return {
      listed,
      orders: paidOrders,
      events: await findPaymentEvents(queries, paymentId),
      refunds: await findRefunds(queries, paymentId),
      transfer: await context.asSystem((system) => transferOf(context, system, listed)),
      canPayAgain: paidOrders.some(({ order }) => awaitsPayment(order) && order.paymentMethod !== 'CASH_ON_DELIVERY'),
    }
  })
}

/** Where to transfer the money of a waiting payment. */
async function transferOf(
  context: RequestContext,
  queries: Queries,
  { payment }: ListedPayment,
): Promise<PaymentTransfer | null> {
  if (payment.status !== 'PENDING' || !isBankTransfer(payment.method)) return null
  const gateways = await listEnabledGateways(queries, await findPlatformTenantId(queries))
  const account = await findBankTransfer(context, queries, gateways)
  if (!account) return null
  const { bankName, bankBin, accountNumber, accountHolder } = account
  const { amountInCents, reference: transferContent } = payment
  const vietQr = bankBin ? vietQrPayload({ bankBin, accountNumber, amountInCents, purpose: transferContent }) : null
  return {
    ...{ bankName, accountNumber, accountHolder, transferContent },
    qrCodeSvg: vietQr && (await QRCode.toString(vietQr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })),
    sandboxUrl: bankSandboxUrl(context.ports.payments, vietQr),
  }
}

import type { BodyOf } from '@chonoi/contract'
import { addMoney, isBankTransfer, isReturnPath, owns, providerOf } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { holdGateway } from '../gateways/gateways.store.ts'
import { findOrderLines, type OrderRow } from '../orders/orders.store.ts'
import { capturePayment } from './capture-payment.ts'
import { lockCashOrders } from './cash-orders.store.ts'
import { changeOrderGroup, findOrderGroupId, lockCheckout, type LockedCheckout } from './checkout-locks.store.ts'
import { closePendingPayments } from './close-payment.ts'
import { confirmCash } from './confirm-cash.ts'
import { enforceAmount } from './find-method.ts'
import { offerMethods } from './payment-options.ts'
import { findPendingPayments, type PaymentRow } from './payments.store.ts'
import { paymentTimes } from './payment-times.ts'
import { isUnpaid, payableOf } from './read-payment-options.ts'
import { writePayment } from './write-payment.ts'

/**
 * Prepares the payment of all that is unpaid of a checkout; a pending one by the same method continues. The wallet pays
 * at once, cash confirms the orders, everything else waits for its gateway or a transfer. No gateway is called here.
 */
export function startPayment(
  context: RequestContext,
  { orderId, method, returnUrl, expectedAmountInCents }: BodyOf<'createPayment'>,
): Promise<string> {
  if (returnUrl !== undefined && !isReturnPath(returnUrl)) refuseFields([{ field: 'returnUrl', code: 'url.invalid' }])
  return context.transaction(async (own) => {
    const groupId = found(await findOrderGroupId(own, orderId))
    return context.asSystem(async (queries) => {
      const checkout = found(await lockCheckout(queries, groupId))
      found(owns(context.person, checkout.group.buyerId) ? checkout : undefined)
      const unpaid = checkout.orders.filter(isUnpaid)
      const { lastStart, expiry } = paymentTimes(checkout.group, context.ports.now(), method)
      if (unpaid.length === 0 || context.ports.now() > lastStart) throw new Failure('payment.nothing_to_pay')
      return (
        (await continued(queries, checkout, unpaid, { method, expectedAmountInCents, now: context.ports.now() })) ??
        (await begun(context, queries, checkout, unpaid, {
          ...{ method, expiry, returnPath: returnUrl ?? null, expectedAmountInCents },
        }))
      )
    })
  })
}

interface Asked {
  method: PaymentRow['method']
  /** The amount that the buyer was shown. */
  expectedAmountInCents: number | undefined
}

/**
 * A pending payment of the same money that can still be paid: a second tab, or the way back from the gateway. One at
 * another fee than the buyer was shown doesn't continue.
 */
async function continued(
  queries: Queries,
  { group }: LockedCheckout,
  unpaid: readonly OrderRow[],
  { method, expectedAmountInCents, now }: Asked & { now: Date },
): Promise<string | undefined> {
  const amount = addMoney(...unpaid.map((order) => order.totalInCents))
  const pending = await findPendingPayments(queries, group.id)
  return pending.find(
    (payment) =>
      payment.method === method &&
      payment.orderId === null &&
      payment.amountInCents - payment.feeInCents === amount &&
      payment.amountInCents === (expectedAmountInCents ?? payment.amountInCents) &&
      payment.expiresAt !== null &&
      payment.expiresAt.getTime() > now.getTime() + 60_000,
  )?.id
}

async function begun(
  context: RequestContext,
  queries: Queries,
  checkout: LockedCheckout,
  unpaid: readonly OrderRow[],
  { method, expectedAmountInCents, expiry, returnPath }: Asked & Pick<PaymentRow, 'returnPath'> & { expiry: Date },
): Promise<string> {
  const { group } = checkout
  const amount = addMoney(...unpaid.map((order) => order.totalInCents))
  const lines = []
  for (const order of unpaid) lines.push(...(await findOrderLines(queries, order.id)))
  if (method === 'CASH_ON_DELIVERY') await lockCashOrders(queries, group.buyerId)
  const payable = await payableOf(queries, group.buyerId, {
    amountInCents: amount,
    productIds: lines.map(({ productId }) => productId),
    hasPlatformCoupon: unpaid.some((order) => order.platformDiscountInCents > 0),
  })
  const offered = (await offerMethods(context, queries, payable)).find(({ option }) => option.method === method)
  if (!offered) throw new Failure('payment.method_unavailable')
  if (offered.gateway && !(await holdGateway(queries, offered.gateway.configId)))
    throw new Failure('payment.method_unavailable')
  const { unavailableBecause, feeInCents } = offered.option
  if (unavailableBecause === 'BALANCE_TOO_LOW') throw new Failure('wallet.insufficient_balance')
  // A free checkout is paid by any method, unless its shop would confirm what the platform's coupon pays.
  if (unavailableBecause && (amount > 0 || unavailableBecause === 'PLATFORM_COUPON'))
    throw new Failure('payment.method_unavailable')
  enforceAmount(amount + feeInCents, expectedAmountInCents)
  await closePendingPayments(context, queries, group.id, 'CANCELLED', 'BUYER')
  if (method === 'CASH_ON_DELIVERY') return confirmCash(context, queries, checkout, unpaid)
  const payment = await writePayment(context, queries, {
    ...{ orderGroupId: group.id, buyerId: group.buyerId, method, feeInCents, returnPath },
    amountInCents: amount + feeInCents,
    ...(method !== 'WALLET' && { expiresAt: expiry, nextQueryAt: providerOf(method) ? soon(context) : expiry }),
    gatewayConfigId: offered.gateway?.configId ?? null,
    collectorId: offered.option.shopName === null ? null : (offered.gateway?.tenantId ?? null),
  })
  if (method === 'WALLET')
    await capturePayment(context, queries, checkout, payment, { source: 'BUYER', transactionId: null })
  if (isBankTransfer(method)) await changeOrderGroup(queries, group.id, { paymentDueAt: expiry })
  return payment.id
}

const soon = ({ ports }: RequestContext) => new Date(ports.now().getTime() + 30_000)

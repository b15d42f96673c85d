import { addMoney, canPaymentMoveTo, isRemittable, mayCancelRemittance, mayConfirmRemittance } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { databaseFailure } from '../../http/database-failure.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { findCarrier } from '../carriers/carriers.store.ts'
import { record } from '../events/record.ts'
import { lockLedger, postLedger } from '../ledger/post-ledger.ts'
import { markOrder, type OrderRow } from '../orders/orders.store.ts'
import { releaseDueAt } from '../orders/release-order.ts'
import { capturePayment } from '../payments/capture-payment.ts'
import { findPlatformTenantId, lockCheckout, type LockedCheckout } from '../payments/checkout-locks.store.ts'
import { capturePosting } from '../payments/payment-postings.ts'
import type { PaymentRow } from '../payments/payments.store.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { remittancePosting } from './remittance-postings.ts'
import { type RemittedShop, remittanceCancelled, remittanceConfirmed } from './remittances.events.ts'
import {
  changeLines,
  decideRemittance,
  findCarrierPayment,
  findRemittanceForUpdate,
  findRemittanceLines,
  type RemittanceLineRow,
  type RemittanceRow,
} from './remittances.store.ts'

/** A line and what it pays; all of it is locked. */
interface Payable {
  readonly line: RemittanceLineRow
  readonly checkout: LockedCheckout
  readonly order: OrderRow
  readonly payment: PaymentRow
}

/**
 * A second person says that the money of a statement arrived: it comes into the books, and pays the orders of the matched
 * lines. What another remittance paid meanwhile isn't paid again. Locks the remittance, the checkouts by id, their
 * payments, then the ledger's accounts.
 */
export function confirmRemittance(context: RequestContext, id: string): Promise<void> {
  return context.asSystem(async (queries) => {
    const remittance = found(await findRemittanceForUpdate(queries, id))
    enforce(mayConfirmRemittance(remittance, context.person))
    const { payable, late } = await lockPayable(queries, remittance)
    await changeLines(queries, late, { match: 'ALREADY_REMITTED' })
    await book(context, queries, remittance, payable)
    await changeLines(
      queries,
      payable.map(({ line }) => line.id),
      { isBooked: true },
    )
    await decide(context, queries, remittance, 'CONFIRMED')
    const carrier = found(await findCarrier(queries, remittance.carrierId))
    const bookedInCents = addMoney(...payable.map(({ order }) => order.totalInCents))
    await record(
      context,
      queries,
      remittanceConfirmed(
        remittance,
        carrier,
        { bookedCount: payable.length, bookedInCents },
        await shopsOf(queries, payable),
      ),
    )
  })
}

/** The shops whose orders are paid, with their people. */
async function shopsOf(queries: Queries, payable: readonly Payable[]): Promise<RemittedShop[]> {
  const shops: RemittedShop[] = []
  const orders = payable.map(({ order }) => order)
  for (const [tenantId, own] of Map.groupBy(orders, (order) => order.tenantId))
    shops.push({ people: await findShopPeople(queries, tenantId), orders: own })
  return shops
}

/** Ends a draft without booking anything. */
export function cancelRemittance(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const remittance = found(await findRemittanceForUpdate(queries, id))
    enforce(mayCancelRemittance(remittance, context.person))
    await decide(context, queries, remittance, 'CANCELLED')
    await record(
      context,
      queries,
      remittanceCancelled(remittance, found(await findCarrier(queries, remittance.carrierId))),
    )
  })
}

const decide = (
  { person, ports }: RequestContext,
  queries: Queries,
  { id }: RemittanceRow,
  status: 'CONFIRMED' | 'CANCELLED',
): Promise<void> => decideRemittance(queries, id, { status, decidedBy: person.id, decidedAt: ports.now() })

/** Locks what the matched lines pay. Returns it, and the lines whose orders were paid since they were matched. */
async function lockPayable(queries: Queries, { id, carrierId }: RemittanceRow) {
  const lines = (await findRemittanceLines(queries, id)).flatMap(({ line, order }) =>
    line.match === 'MATCHED' && order ? [{ line, order }] : [],
  )
  const checkouts = new Map<string, LockedCheckout>()
  for (const groupId of [...new Set(lines.map(({ order }) => order.groupId))].toSorted())
    checkouts.set(groupId, found(await lockCheckout(queries, groupId)))
  const payable: Payable[] = []
  const late: string[] = []
  for (const { line, order: named } of lines) {
    const checkout = found(checkouts.get(named.groupId))
    const order = found(checkout.orders.find((one) => one.id === named.id))
    const payment = await findCarrierPayment(queries, { orderId: order.id, carrierId })
    if (payment && isRemittable(order) && canPaymentMoveTo(payment.status, 'PAID'))
      payable.push({ line, checkout, order, payment })
    else late.push(line.id)
  }
  return { payable, late }
}

/** Books the money that arrived, and pays the orders with it. Cash beyond what the carrier transferred is refused. */
async function book(
  context: RequestContext,
  queries: Queries,
  remittance: RemittanceRow,
  payable: readonly Payable[],
): Promise<void> {
  const arrived = remittancePosting(remittance, addMoney(...payable.map(({ line }) => line.feeInCents)))
  const platformTenantId = await findPlatformTenantId(queries)
  const captures = payable.flatMap(
    ({ payment, order }) => capturePosting(payment, [order], { leftoverInCents: 0, platformTenantId }).entries,
  )
  await lockLedger(queries, [...arrived.entries, ...captures])
  if (arrived.entries.some(({ amountInCents }) => amountInCents !== 0)) await postLedger(queries, arrived)
  const now = context.ports.now()
  const due = await releaseDueAt(queries, now)
  try {
    for (const { checkout, order, payment } of payable) {
      const transactionId = remittance.bankReference
      await capturePayment(context, queries, checkout, payment, { source: 'ADMIN', transactionId })
      // The buyer could neither complain nor ask for the money back before there was any.
      const isDelivered = order.status === 'DELIVERED'
      await markOrder(queries, order.id, { remittedAt: now, ...(isDelivered && { releaseDueAt: due }) })
    }
  } catch (error) {
    if (databaseFailure(error)?.code === 'wallet.insufficient_balance') throw new Failure('remittance.amount_short')
    throw error
  }
}

import { SystemContext } from '../http/system-context.ts'
import { findOverdueGroups } from '../modules/payments/checkout-locks.store.ts'
import { expireCheckout } from '../modules/payments/expire-checkout.ts'
import { findDuePayments, findUnreconciledPayments } from '../modules/payments/payments.store.ts'
import { queryPayment } from '../modules/payments/query-payment.ts'
import { reconcilePayment } from '../modules/payments/reconcile-payment.ts'
import { findDueRefunds } from '../modules/payments/refunds.store.ts'
import { sendRefund } from '../modules/payments/send-refund.ts'
import { handleDue } from './handle-each.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 200
const day = 86_400_000

/**
 * Heals what notifications left open: asks gateways about pending payments, sends reserved refunds, and cancels
 * checkouts that were not paid in time. One failing row doesn't keep the others from their turn.
 */
export async function followPayments(tools: JobTools): Promise<void> {
  const { database, ports } = tools
  const context = new SystemContext(ports, database, 'follow-payments')
  const now = ports.now()
  const steps = [
    [findDuePayments, queryPayment],
    [findDueRefunds, sendRefund],
    [findOverdueGroups, expireCheckout],
  ] as const
  for (const [findDue, follow] of steps) {
    await handleDue(
      tools,
      'follow-payments',
      (queries) => findDue(queries, now, maxAtOnce),
      (id) => follow(context, id),
    )
  }
}

/** Compares the payments of the days before with their gateways. */
export async function reconcilePayments(tools: JobTools): Promise<void> {
  const { database, ports } = tools
  const context = new SystemContext(ports, database, 'reconcile-payments')
  const before = new Date(ports.now().getTime() - day / 2)
  await handleDue(
    tools,
    'reconcile-payments',
    (queries) => findUnreconciledPayments(queries, before, 5 * maxAtOnce),
    (id) => reconcilePayment(context, id),
  )
}

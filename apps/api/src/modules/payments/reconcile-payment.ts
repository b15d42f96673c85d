import { GatewayFault, GatewayRefusal } from '@chonoi/payment-gateways'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { chargeIdentity, openGatewayOf } from './gateways-of-payments.ts'
import { insertMismatch } from './notifications.store.ts'
import { paymentMismatched } from './payments.events.ts'
import { changePayment, findPaymentRow } from './payments.store.ts'

/** Compares a captured payment with its gateway. One that the gateway doesn't know as paid is put before a person. */
export async function reconcilePayment(context: RequestContext, paymentId: string): Promise<void> {
  const payment = await context.asSystem((queries) => findPaymentRow(queries, paymentId))
  const gateway = payment && (await openGatewayOf(context, payment))
  if (!payment || !gateway) return
  try {
    const state = await gateway.query(chargeIdentity(payment))
    await context.asSystem(async (queries) => {
      await changePayment(queries, paymentId, { reconciledAt: context.ports.now() })
      if (state.status === 'PAID') return
      await insertMismatch(queries, {
        ...{ kind: 'NOT_PAID_AT_GATEWAY', gateway: gateway.name, reference: payment.reference, paymentId },
        ...{ expectedInCents: payment.amountInCents, transactionId: payment.transactionId ?? '' },
      })
      await record(context, queries, paymentMismatched(payment, 'NOT_PAID_AT_GATEWAY'))
    })
  } catch (err) {
    if (!(err instanceof GatewayFault || err instanceof GatewayRefusal)) throw err
    context.ports.log.warn({ err, paymentId }, 'a payment was not compared with its gateway')
  }
}

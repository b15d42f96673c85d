import { randomUUID } from 'node:crypto'
import type { SchemaOf } from '@chonoi/contract'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { newTransferContent } from '../deposits/transfer-code.ts'
import { record } from '../events/record.ts'
import { paymentStarted } from './payments.events.ts'
import { insertPayment, insertPaymentEvent, type NewPayment, type PaymentRow } from './payments.store.ts'

/** Writes a pending payment with the first entry of its history, which its buyer began unless `source` says otherwise. */
export async function writePayment(
  context: RequestContext,
  queries: Queries,
  values: Omit<NewPayment, 'id' | 'reference' | 'status'>,
  source: SchemaOf<'PaymentSource'> = 'BUYER',
): Promise<PaymentRow> {
  const { facts, ports } = context
  const row = {
    ...{ id: randomUUID(), language: facts.language, createdAt: ports.now(), ...values },
    customerAddress: /^[0-9a-f.:]{3,45}$/i.test(facts.address) ? facts.address : '127.0.0.1',
  }
  let written: PaymentRow | undefined
  await insertWithUniqueCode(newTransferContent, async (reference) => {
    const isFree = await insertPayment(queries, { ...row, reference })
    if (isFree) written = { ...unchargedPayment, ...row, reference } as PaymentRow
    return isFree
  })
  if (!written) throw new Error('the payment was not written')
  const { id: paymentId, buyerId } = written
  const byUserId = context.actor?.id ?? null
  await insertPaymentEvent(queries, { paymentId, buyerId, status: 'PENDING', source, note: null, byUserId })
  await record(context, queries, paymentStarted(written))
  return written
}

/** The columns that a new payment leaves to their defaults. */
const unchargedPayment = {
  ...{
    orderGroupId: null,
    depositId: null,
    orderId: null,
    returnPath: null,
    status: 'PENDING',
    feeInCents: 0,
    refundedInCents: 0,
    gatewayConfigId: null,
    collectorId: null,
    carrierId: null,
  },
  ...{ redirectUrl: null, deepLink: null, qrContent: null, gatewayReference: null, transactionId: null },
  ...{ chargedCurrency: null, chargedCents: null, resultCode: null, paidAt: null, expiresAt: null },
  ...{ nextQueryAt: null, queriedAt: null, queryCount: 0, reconciledAt: null },
} as const

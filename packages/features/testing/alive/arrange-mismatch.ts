import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { PaymentMismatch } from '@chonoi/contract'

/** A payment of the demo of which the provider reports another amount. */
export async function wrongAmount(api: ApiClient): Promise<PaymentMismatch> {
  const { data } = await unwrap(api.GET('/admin/payments', { params: { query: { method: 'MOMO', limit: 1 } } }))
  const [payment] = data
  if (!payment) throw new Error('The demo has no payment by MoMo.')
  return {
    ...{ id: payment.id, kind: 'WRONG_AMOUNT', gateway: 'momo', reference: payment.reference, paymentId: payment.id },
    ...{ expectedInCents: 12_500_000, reportedCurrency: 'VND', reportedCents: 12_000_000 },
    ...{ transactionId: '4088878653', resolution: null, outcome: null, takenBackInCents: null },
    ...{ resolvedAt: null, createdAt: payment.createdAt },
  }
}

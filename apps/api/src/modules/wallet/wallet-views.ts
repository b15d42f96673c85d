import type { SchemaOf, Transaction, WalletAdjustmentRequest } from '@chonoi/contract'
import type { NamedAdjustment } from './wallet-adjustments.store.ts'
import type { WalletEntry } from './wallet.store.ts'

/** Returns the payment method: a deposit's own, or the wallet for payments and refunds of orders. */
export function methodOf(entry: Pick<WalletEntry, 'type' | 'depositMethod'>): Transaction['paymentMethod'] {
  if (entry.depositMethod) return entry.depositMethod as SchemaOf<'DepositPaymentMethod'>
  return entry.type === 'ORDER_PAYMENT' || entry.type === 'WALLET_REFUND' ? 'WALLET' : null
}

const ofTheSame: Readonly<Record<string, string>> = {
  withdrawal_decision: 'withdrawal',
  refund_sent: 'refund',
  refund_twice: 'refund',
  refund_twice_settled: 'refund',
}

/** What the entry is for: a withdrawal's decision is the withdrawal's, a refund's dispatch and what became of its second payment the refund's. */
export function referenceTypeOf({ referenceType }: Pick<WalletEntry, 'referenceType'>) {
  return (ofTheSame[referenceType] ?? referenceType).toUpperCase() as SchemaOf<'TransactionReferenceType'>
}

/** Maps a ledger entry. The platform charges no fee on it. */
export function toTransaction(entry: WalletEntry): Transaction {
  return {
    id: entry.id,
    transactionDate: entry.createdAt.toISOString(),
    type: entry.type as Transaction['type'],
    description: entry.description,
    amountInCents: entry.amountInCents,
    feeInCents: 0,
    netAmountInCents: entry.amountInCents,
    balanceAfterInCents: entry.balanceAfterInCents,
    status: entry.status,
    paymentMethod: methodOf(entry),
    referenceId: entry.referenceId,
    referenceType: referenceTypeOf(entry),
  }
}

/** An adjustment that a second person decides on, with the people of it. */
export function toAdjustmentRequest(named: NamedAdjustment): WalletAdjustmentRequest {
  const { adjustment, user, requestedBy, decidedBy } = named
  const { id, type, amountInCents, reason, status, note, decidedAt, createdAt } = adjustment
  return {
    ...{ id, type, amountInCents, reason, status, note, user, requestedBy, decidedBy },
    decidedAt: decidedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

import type { SchemaOf, Transaction } from '@chonoi/contract'
import type { WalletEntry } from './wallet.store.ts'

/** What a transaction came by: a deposit's own method; what moves between the wallet and orders is the wallet's. */
function methodOf(entry: WalletEntry): Transaction['paymentMethod'] {
  if (entry.depositMethod) return entry.depositMethod as SchemaOf<'DepositPaymentMethod'>
  return entry.type === 'ORDER_PAYMENT' || entry.type === 'WALLET_REFUND' ? 'WALLET' : null
}

/** Only what happened is in the ledger, so every entry is COMPLETED; the platform takes no fee on it. */
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
    status: 'COMPLETED',
    paymentMethod: methodOf(entry),
    referenceId: entry.referenceId,
    referenceType: entry.referenceType.toUpperCase() as SchemaOf<'TransactionReferenceType'>,
  }
}

import type { DepositPaymentMethod } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import { type LedgerPosting, postLedger } from '../ledger/post-ledger.ts'
import type { DepositRow } from './deposits.store.ts'

const ledgerTypes = {
  MANUAL_DEPOSIT: 'MANUAL_DEPOSIT',
  BANK_TRANSFER: 'BANK_TRANSFER',
  VIETQR: 'WALLET_DEPOSIT',
} as const satisfies Record<DepositPaymentMethod, string>

/** Money that came from outside into the owner's wallet. */
export function depositPosting(
  deposit: Pick<DepositRow, 'id' | 'userId' | 'depositReference' | 'paymentMethod'>,
  amountInCents: number,
): LedgerPosting {
  const method = deposit.paymentMethod as DepositPaymentMethod
  return {
    type: ledgerTypes[method],
    description: deposit.depositReference,
    referenceType: 'deposit',
    referenceId: deposit.id,
    entries: [
      { kind: 'GATEWAY_CLEARING', gateway: method.toLowerCase(), amountInCents: -amountInCents },
      { kind: 'USER_WALLET', userId: deposit.userId, amountInCents },
    ],
  }
}

/** Credits it. The ledger takes one posting per deposit, whoever asks twice. */
export async function creditDeposit(queries: Queries, deposit: DepositRow, amountInCents: number): Promise<void> {
  await postLedger(queries, depositPosting(deposit, amountInCents))
}

import type { DepositPaymentMethod } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import { type LedgerPosting, postLedger } from '../ledger/post-ledger.ts'
import { moneyGatewayOf } from '../ledger/shop-accounts.ts'
import { findPlatformTenantId } from '../payments/checkout-locks.store.ts'
import type { PaymentRow } from '../payments/payments.store.ts'
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
      {
        kind: 'GATEWAY_CLEARING',
        gateway: method.toLowerCase() as Lowercase<typeof method>,
        amountInCents: -amountInCents,
      },
      { kind: 'USER_WALLET', userId: deposit.userId, amountInCents },
    ],
  }
}

/** A deposit that was paid at a gateway, with the fee that its owner paid on top. */
export async function gatewayDepositPosting(
  queries: Queries,
  deposit: Pick<DepositRow, 'id' | 'userId' | 'depositReference' | 'amountInCents'>,
  payment: Pick<PaymentRow, 'amountInCents' | 'feeInCents' | 'method'>,
): Promise<LedgerPosting> {
  const { method, feeInCents } = payment
  return {
    ...{ type: 'WALLET_DEPOSIT', description: deposit.depositReference },
    ...{ referenceType: 'deposit', referenceId: deposit.id },
    entries: [
      {
        ...{ kind: 'GATEWAY_CLEARING', gateway: moneyGatewayOf(method) },
        amountInCents: -payment.amountInCents,
      },
      { kind: 'PLATFORM_COMMISSION', tenantId: await findPlatformTenantId(queries), amountInCents: feeInCents },
      { kind: 'USER_WALLET', userId: deposit.userId, amountInCents: deposit.amountInCents },
    ],
  }
}

/** Credits it. The ledger takes one posting per deposit, whoever asks twice. */
export async function creditDeposit(queries: Queries, deposit: DepositRow, amountInCents: number): Promise<void> {
  await postLedger(queries, depositPosting(deposit, amountInCents))
}

import { shownAccountNumber } from '../bank-accounts/account-number.ts'
import type { LedgerAccount, LedgerPosting } from '../ledger/post-ledger.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

type Posted = Pick<WithdrawalRow, 'id' | 'userId' | 'tenantId' | 'amountInCents' | 'feeInCents' | 'maskedAccountNumber'>

const sourceOf = ({ userId, tenantId }: Posted): LedgerAccount =>
  tenantId ? { kind: 'SELLER_PAYABLE', tenantId } : { kind: 'USER_WALLET', userId }

const holdOf = ({ userId, tenantId }: Posted): LedgerAccount =>
  tenantId ? { kind: 'WITHDRAWAL_HOLD', tenantId } : { kind: 'WITHDRAWAL_HOLD', userId }

const bank: LedgerAccount = { kind: 'GATEWAY_CLEARING', gateway: 'bank_transfer' }

function posting(
  withdrawal: Posted,
  referenceType: 'withdrawal' | 'withdrawal_decision',
  entries: LedgerPosting['entries'],
): LedgerPosting {
  const description = shownAccountNumber(withdrawal)
  return { type: 'WALLET_WITHDRAWAL', description, referenceType, referenceId: withdrawal.id, entries }
}

/** The request moves the amount out of what can be spent. */
export function holdPosting(withdrawal: Posted): LedgerPosting {
  const { amountInCents } = withdrawal
  return posting(withdrawal, 'withdrawal', [
    { ...sourceOf(withdrawal), amountInCents: -amountInCents },
    { ...holdOf(withdrawal), amountInCents },
  ])
}

/**
 * Pays the hold to the bank, less the fee, which `feeTo` takes. Shares its reference with the release, so that the ledger
 * takes only one of them.
 */
export function payoutPosting(withdrawal: Posted, feeTo: LedgerAccount): LedgerPosting {
  const { amountInCents, feeInCents } = withdrawal
  return posting(withdrawal, 'withdrawal_decision', [
    { ...holdOf(withdrawal), amountInCents: -amountInCents },
    { ...bank, amountInCents: amountInCents - feeInCents },
    ...(feeInCents > 0 ? [{ ...feeTo, amountInCents: feeInCents }] : []),
  ])
}

/** Gives the hold back. */
export function releasePosting(withdrawal: Posted): LedgerPosting {
  const { amountInCents } = withdrawal
  return posting(withdrawal, 'withdrawal_decision', [
    { ...holdOf(withdrawal), amountInCents: -amountInCents },
    { ...sourceOf(withdrawal), amountInCents },
  ])
}

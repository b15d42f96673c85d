import type { Withdrawal } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import { shownAccountNumber } from '../bank-accounts/account-number.ts'
import type { WithdrawalOfUser } from './withdrawals.store.ts'

export function toWithdrawal({ withdrawal, user, shop }: WithdrawalOfUser): Withdrawal {
  const { id, amountInCents, feeInCents, status, tenantId, bankName, accountHolder, notes, processNotes } = withdrawal
  return {
    ...{ id, feeInCents, status, bankName, accountHolder, notes, processNotes, user },
    amount: amountInCents,
    netAmountInCents: amountInCents - feeInCents,
    source: tenantId ? 'SHOP' : 'WALLET',
    accountNumber: shownAccountNumber(withdrawal),
    isAutomatic: withdrawal.isAutomatic,
    createdAt: withdrawal.createdAt.toISOString(),
    processedAt: withdrawal.processedAt?.toISOString() ?? null,
    shop,
  }
}

export function toWithdrawalPage(
  { rows, total }: { rows: readonly WithdrawalOfUser[]; total: number },
  { page, limit }: { page: number; limit: number },
) {
  return { data: rows.map(toWithdrawal), pagination: paginationOf(page, limit, total) }
}

import type { Deposit } from '@chonoi/contract'
import { paginationOf } from '../../http/pagination.ts'
import type { DepositOfUser } from './deposits.store.ts'

export function toDeposit({ deposit, user }: DepositOfUser): Deposit {
  const { id, depositReference, bankReference, amountInCents, actualAmountInCents, status } = deposit
  return {
    ...{ id, depositReference, bankReference, amountInCents, actualAmountInCents, status },
    paymentMethod: deposit.paymentMethod as Deposit['paymentMethod'],
    bankName: deposit.bankName,
    transferDateTime: deposit.transferDateTime?.toISOString() ?? null,
    expiresAt: deposit.expiresAt?.toISOString() ?? null,
    proofUrl: deposit.proofFileId ? `/api/v1/deposits/${id}/proof` : null,
    notes: deposit.notes,
    adminNotes: deposit.adminNotes,
    createdAt: deposit.createdAt.toISOString(),
    processedAt: deposit.processedAt?.toISOString() ?? null,
    user,
  }
}

/** One page in the documented shape (ADM-DEP-21). */
export function toDepositPage(
  { rows, total }: { rows: readonly DepositOfUser[]; total: number },
  { page, limit }: { page: number; limit: number },
) {
  return { data: { deposits: rows.map(toDeposit), pagination: paginationOf(page, limit, total) } }
}

import type { WithdrawalAccount } from '@chonoi/contract'
import { findBankByName, isWithdrawalOpen } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { openAccountNumber } from '../bank-accounts/account-number.ts'
import { record } from '../events/record.ts'
import { withdrawalAccountRevealed } from './withdrawals.events.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawals.store.ts'

/** The number in full; the masked one for rows that hold no other. */
export function fullAccountNumber({ ports }: RequestContext, withdrawal: WithdrawalRow): Promise<string> | string {
  const { id, encryptedAccountNumber, maskedAccountNumber } = withdrawal
  if (encryptedAccountNumber === null) return maskedAccountNumber
  return openAccountNumber(ports, 'withdrawals', { id, encryptedAccountNumber })
}

/** The account to pay an open withdrawal to. Who read it is in the audit log. */
export function revealAccount(context: RequestContext, withdrawalId: string): Promise<WithdrawalAccount> {
  return context.transaction(async (queries) => {
    const { withdrawal } = found(await findWithdrawal(queries, withdrawalId))
    if (!isWithdrawalOpen(withdrawal.status)) throw new Failure('withdrawal.not_open')
    await record(context, queries, withdrawalAccountRevealed(withdrawal))
    return {
      bankName: withdrawal.bankName,
      bankBin: findBankByName(withdrawal.bankName)?.bin ?? null,
      accountNumber: await fullAccountNumber(context, withdrawal),
      accountHolder: withdrawal.accountHolder,
    }
  })
}

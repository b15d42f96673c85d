import { findBank, type WithdrawalForm } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { openAccountNumber, sealAccountNumber } from '../bank-accounts/account-number.ts'
import { findOwnBankAccount } from '../bank-accounts/change-bank-accounts.ts'

type AccountFields = Pick<WithdrawalForm, 'bankAccountId' | 'bankName' | 'accountNumber' | 'accountHolder'>

/** The account that a withdrawal pays to, as its columns: a stored account of the caller, or one written out. */
export async function payeeColumns(
  context: RequestContext,
  queries: Queries,
  withdrawalId: string,
  fields: AccountFields,
) {
  const { bankName, accountNumber, accountHolder } = await accountOf(context, queries, fields)
  const sealed = await sealAccountNumber(context.ports, 'withdrawals', withdrawalId, accountNumber)
  return { bankName: bankName.trim(), accountHolder: accountHolder.trim(), ...sealed }
}

async function accountOf(context: RequestContext, queries: Queries, fields: AccountFields) {
  const { bankAccountId, bankName = '', accountNumber = '', accountHolder = '' } = fields
  if (!bankAccountId) return { bankName, accountNumber, accountHolder }
  const account = await findOwnBankAccount(context, queries, bankAccountId)
  if (!account) refuseFields([{ field: 'bankAccountId', code: 'bank_account.unknown' }])
  return {
    bankName: findBank(account.bankBin)?.name ?? account.bankBin,
    accountNumber: await openAccountNumber(context.ports, 'bank_accounts', account),
    accountHolder: account.accountHolder,
  }
}

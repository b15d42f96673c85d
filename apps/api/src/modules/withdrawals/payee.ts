import { findBank, type WithdrawalForm } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { refuseFields } from '../../http/failure.ts'
import { openAccountNumber, sealAccountNumber } from '../bank-accounts/account-number.ts'
import { findPayeeAccount } from '../bank-accounts/payee-account.ts'

type AccountFields = Pick<WithdrawalForm, 'bankAccountId' | 'bankName' | 'accountNumber' | 'accountHolder'>

/** The account that a withdrawal pays to, as its columns: a stored account, or of a wallet one written out. */
export async function payeeColumns(
  context: RequestContext,
  queries: Queries,
  withdrawal: { id: string; tenantId: string | null },
  fields: AccountFields,
) {
  const { bankName, accountNumber, accountHolder } = await accountOf(context, queries, withdrawal.tenantId, fields)
  const sealed = await sealAccountNumber(context.ports, 'withdrawals', withdrawal.id, accountNumber)
  return { bankName: bankName.trim(), accountHolder: accountHolder.trim(), ...sealed }
}

async function accountOf(context: RequestContext, queries: Queries, shopId: string | null, fields: AccountFields) {
  const { bankAccountId, bankName = '', accountNumber = '', accountHolder = '' } = fields
  if (!bankAccountId) {
    if (shopId) refuseFields([{ field: 'bankAccountId', code: 'bank_account.not_of_shop' }])
    return { bankName, accountNumber, accountHolder }
  }
  const account = await findPayeeAccount(context, queries, shopId, bankAccountId)
  return {
    bankName: findBank(account.bankBin)?.name ?? account.bankBin,
    accountNumber: await openAccountNumber(context.ports, 'bank_accounts', account),
    accountHolder: account.accountHolder,
  }
}

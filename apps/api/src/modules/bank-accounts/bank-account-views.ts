import type { BankAccount } from '@chonoi/contract'
import { findBank } from '@chonoi/domain'
import { shownAccountNumber } from './account-number.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'

export function toBankAccount(row: BankAccountRow): BankAccount {
  const { id, bankBin, accountHolder, isDefault } = row
  return {
    ...{ id, bankBin, accountHolder, isDefault },
    bankName: findBank(bankBin)?.name ?? bankBin,
    accountNumber: shownAccountNumber(row),
    createdAt: row.createdAt.toISOString(),
  }
}

import { findBank } from '@chonoi/domain'
import type { Event } from '../events/event.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'

const about = ({ id, bankBin, maskedAccountNumber }: BankAccountRow) => {
  const bankName = findBank(bankBin)?.name ?? bankBin
  return {
    values: { bankName, digits: maskedAccountNumber.slice(-4) },
    entityType: 'bank_account' as const,
    ...{ entityId: id, changes: { bankName, accountNumber: maskedAccountNumber } },
  }
}

export const bankAccountAdded = (account: BankAccountRow): Event => ({
  audit: { action: 'bank_account.create', ...about(account) },
})

/** An account is opened to the earnings of a shop, or closed. */
export const bankAccountOfShop = (account: BankAccountRow, tenantId: string, isForShop: boolean): Event => {
  const { changes, ...entry } = about(account)
  return {
    audit: {
      action: 'bank_account.update',
      ...entry,
      tenantId,
      changes: { ...changes, isForShop },
      severity: 'WARNING',
    },
  }
}

export const bankAccountMadeDefault = (account: BankAccountRow): Event => ({
  audit: { action: 'bank_account.default', ...about(account) },
})

export const bankAccountDeleted = (account: BankAccountRow): Event => ({
  audit: { action: 'bank_account.delete', ...about(account) },
})

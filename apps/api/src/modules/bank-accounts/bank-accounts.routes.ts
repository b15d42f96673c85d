import type { BankAccount } from '@chonoi/contract'
import { banks, findBank } from '@chonoi/domain'
import type { Routes } from '../../http/handlers.ts'
import { shownAccountNumber } from './account-number.ts'
import type { BankAccountRow } from './bank-accounts.store.ts'
import {
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
  setDefaultBankAccount,
} from './change-bank-accounts.ts'

function toBankAccount(row: BankAccountRow): BankAccount {
  const { id, bankBin, accountHolder, isDefault } = row
  return {
    ...{ id, bankBin, accountHolder, isDefault },
    bankName: findBank(bankBin)?.name ?? bankBin,
    accountNumber: shownAccountNumber(row),
    createdAt: row.createdAt.toISOString(),
  }
}

export const bankAccountRoutes = {
  async listBanks() {
    return { data: [...banks] }
  },
  async listBankAccounts(context) {
    return { data: (await listBankAccounts(context)).map(toBankAccount) }
  },
  async createBankAccount(context, { body }) {
    return toBankAccount(await createBankAccount(context, body))
  },
  async deleteBankAccount(context, { path }) {
    await deleteBankAccount(context, path.id)
    return { success: true }
  },
  async setDefaultBankAccount(context, { path }) {
    return toBankAccount(await setDefaultBankAccount(context, path.id))
  },
} satisfies Routes

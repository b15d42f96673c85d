import { banks } from '@chonoi/domain'
import type { Routes } from '../../http/handlers.ts'
import { toBankAccount } from './bank-account-views.ts'
import {
  createBankAccount,
  deleteBankAccount,
  listBankAccounts,
  openBankAccountToShop,
  setDefaultBankAccount,
} from './change-bank-accounts.ts'

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
  async openBankAccountToShop(context, { path, body }) {
    return toBankAccount(await openBankAccountToShop(context, path.id, body))
  },
  async setDefaultBankAccount(context, { path }) {
    return toBankAccount(await setDefaultBankAccount(context, path.id))
  },
} satisfies Routes

import { randomUUID } from 'node:crypto'
import { bareAccountNumber, type BankAccountForm } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { openAccountNumber, sealAccountNumber } from './account-number.ts'
import { bankAccountAdded } from './bank-accounts.events.ts'
import {
  type BankAccountRow,
  findBankAccount,
  findBankAccounts,
  insertBankAccount,
  markDefaultBankAccount,
} from './bank-accounts.store.ts'

export const maxBankAccounts = 10

/** Whether one of the accounts is this one. Numbers of one bank with the same last digits are compared in full. */
export async function isStored(
  { ports }: RequestContext,
  stored: readonly BankAccountRow[],
  { bankBin, accountNumber }: BankAccountForm,
): Promise<boolean> {
  const bare = bareAccountNumber(accountNumber)
  const ofBank = stored.filter(
    (account) => account.bankBin === bankBin && account.maskedAccountNumber.endsWith(bare.slice(-4)),
  )
  const numbers = await Promise.all(ofBank.map((account) => openAccountNumber(ports, 'bank_accounts', account)))
  return numbers.includes(bare)
}

/** Stores an account of a person whose accounts are locked. */
export async function storeBankAccount(
  context: RequestContext,
  queries: Queries,
  userId: string,
  account: BankAccountForm & { isDefault: boolean },
): Promise<BankAccountRow> {
  const id = randomUUID()
  await insertBankAccount(queries, {
    ...{ id, userId, bankBin: account.bankBin, accountHolder: account.accountHolder.trim() },
    ...(await sealAccountNumber(context.ports, 'bank_accounts', id, account.accountNumber)),
  })
  if (account.isDefault) await markDefaultBankAccount(queries, userId, id)
  const row = found(await findBankAccount(queries, id))
  await record(context, queries, bankAccountAdded(row))
  return row
}

/** Adds the account to a person's unless it is there or there are too many. The person's accounts are locked. */
export async function keepBankAccount(
  context: RequestContext,
  queries: Queries,
  userId: string,
  account: BankAccountForm,
): Promise<void> {
  const stored = await findBankAccounts(queries, userId)
  if (stored.length >= maxBankAccounts || (await isStored(context, stored, account))) return
  await storeBankAccount(context, queries, userId, { ...account, isDefault: stored.length === 0 })
}

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
import { openAccount } from './shop-accounts.store.ts'

export const maxBankAccounts = 10

/** Finds this account among the stored ones. Numbers of one bank with the same last digits are compared in full. */
export async function findStored(
  { ports }: RequestContext,
  stored: readonly BankAccountRow[],
  { bankBin, accountNumber }: BankAccountForm,
): Promise<BankAccountRow | undefined> {
  const bare = bareAccountNumber(accountNumber)
  const ofBank = stored.filter(
    (account) => account.bankBin === bankBin && account.maskedAccountNumber.endsWith(bare.slice(-4)),
  )
  const numbers = await Promise.all(ofBank.map((account) => openAccountNumber(ports, 'bank_accounts', account)))
  return ofBank[numbers.indexOf(bare)]
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

/**
 * Adds the account to a person's unless it is there, and opens it to the earnings of their shop; nothing when there are too
 * many. The person's accounts are locked.
 */
export async function keepBankAccount(
  context: RequestContext,
  queries: Queries,
  { userId, tenantId }: { userId: string; tenantId: string },
  account: BankAccountForm,
): Promise<void> {
  const stored = await findBankAccounts(queries, userId)
  const known = await findStored(context, stored, account)
  if (!known && stored.length >= maxBankAccounts) return
  const isDefault = stored.length === 0
  const kept = known ?? (await storeBankAccount(context, queries, userId, { ...account, isDefault }))
  await openAccount(queries, tenantId, kept)
}

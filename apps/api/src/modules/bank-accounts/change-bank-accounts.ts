import type { BodyOf } from '@chonoi/contract'
import { owns, validateBankAccount } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import { isBankAccountUsed } from '../automated-withdrawals/automated-withdrawals.store.ts'
import { record } from '../events/record.ts'
import { bankAccountDeleted, bankAccountMadeDefault } from './bank-accounts.events.ts'
import {
  type BankAccountRow,
  deleteBankAccountRow,
  findBankAccount,
  findBankAccounts,
  lockBankAccounts,
  markDefaultBankAccount,
} from './bank-accounts.store.ts'
import { isStored, maxBankAccounts, storeBankAccount } from './store-bank-account.ts'

export function listBankAccounts(context: RequestContext): Promise<BankAccountRow[]> {
  return context.transaction((queries) => findBankAccounts(queries, context.person.id))
}

/** The caller's own account; a 404 for all others, whatever row-level security shows. */
export async function findOwnBankAccount(
  context: RequestContext,
  queries: Queries,
  id: string,
): Promise<BankAccountRow | undefined> {
  const account = await findBankAccount(queries, id)
  return account && owns(context.person, account.userId) ? account : undefined
}

/** Adds a bank account of the caller; the first becomes the default. */
export function createBankAccount(context: RequestContext, body: BodyOf<'createBankAccount'>): Promise<BankAccountRow> {
  enforceForm(validateBankAccount, body)
  const { person } = context
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const stored = await findBankAccounts(queries, person.id)
    if (stored.length >= maxBankAccounts) throw new Failure('bank_account.too_many')
    if (await isStored(context, stored, body)) throw new Failure('bank_account.exists')
    const isDefault = stored.length === 0 || body.isDefault === true
    return storeBankAccount(context, queries, person.id, { ...body, isDefault })
  })
}

/** Deletes the caller's account. When it was the default, the newest of the others becomes it. */
export function deleteBankAccount(context: RequestContext, id: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const account = found(await findOwnBankAccount(context, queries, id))
    if (await isBankAccountUsed(queries, id)) throw new Failure('bank_account.in_use')
    await deleteBankAccountRow(queries, id)
    const [newest] = await findBankAccounts(queries, person.id)
    if (account.isDefault && newest) await markDefaultBankAccount(queries, person.id, newest.id)
    await record(context, queries, bankAccountDeleted(account))
  })
}

export function setDefaultBankAccount(context: RequestContext, id: string): Promise<BankAccountRow> {
  const { person } = context
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const account = found(await findOwnBankAccount(context, queries, id))
    await markDefaultBankAccount(queries, person.id, id)
    await record(context, queries, bankAccountMadeDefault(account))
    return found(await findBankAccount(queries, id))
  })
}

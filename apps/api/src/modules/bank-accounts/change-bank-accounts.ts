import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { bareAccountNumber, owns, validateBankAccount } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import { isBankAccountUsed } from '../automated-withdrawals/automated-withdrawals.store.ts'
import { record } from '../events/record.ts'
import { openAccountNumber, sealAccountNumber } from './account-number.ts'
import { bankAccountAdded, bankAccountDeleted } from './bank-accounts.events.ts'
import {
  type BankAccountRow,
  deleteBankAccountRow,
  findBankAccount,
  findBankAccounts,
  insertBankAccount,
  lockBankAccounts,
  markDefaultBankAccount,
} from './bank-accounts.store.ts'

const maxBankAccounts = 10

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
  const { person, ports } = context
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const stored = await findBankAccounts(queries, person.id)
    if (stored.length >= maxBankAccounts) throw new Failure('bank_account.too_many')
    await refuseStored(context, stored, body)
    const id = randomUUID()
    await insertBankAccount(queries, {
      ...{ id, userId: person.id, bankBin: body.bankBin, accountHolder: body.accountHolder.trim() },
      ...(await sealAccountNumber(ports, 'bank_accounts', id, body.accountNumber)),
    })
    if (stored.length === 0 || body.isDefault) await markDefaultBankAccount(queries, person.id, id)
    const account = found(await findBankAccount(queries, id))
    await record(context, queries, bankAccountAdded(account))
    return account
  })
}

/** Numbers of one bank with the same last digits are compared in full. */
async function refuseStored(
  { ports }: RequestContext,
  stored: readonly BankAccountRow[],
  { bankBin, accountNumber }: BodyOf<'createBankAccount'>,
): Promise<void> {
  const bare = bareAccountNumber(accountNumber)
  const ofBank = stored.filter(
    (account) => account.bankBin === bankBin && account.maskedAccountNumber.endsWith(bare.slice(-4)),
  )
  const numbers = await Promise.all(ofBank.map((account) => openAccountNumber(ports, 'bank_accounts', account)))
  if (numbers.includes(bare)) throw new Failure('bank_account.exists')
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
    found(await findOwnBankAccount(context, queries, id))
    await markDefaultBankAccount(queries, person.id, id)
    return found(await findBankAccount(queries, id))
  })
}

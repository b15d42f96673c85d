import type { BodyOf } from '@chonoi/contract'
import { mayOpenAccountsToShop, owns, validateBankAccount } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { isBankAccountUsed } from '../automated-withdrawals/automated-withdrawals.store.ts'
import { record } from '../events/record.ts'
import { bankAccountDeleted, bankAccountMadeDefault, bankAccountOfShop } from './bank-accounts.events.ts'
import {
  type BankAccountRow,
  deleteBankAccountRow,
  findBankAccount,
  findBankAccounts,
  lockBankAccounts,
  markDefaultBankAccount,
} from './bank-accounts.store.ts'
import { closeAccount, openAccount } from './shop-accounts.store.ts'
import { findStored, maxBankAccounts, storeBankAccount } from './store-bank-account.ts'

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

/** Adds a bank account of the caller, who may open it to their shop's earnings; the first becomes the default. */
export function createBankAccount(context: RequestContext, body: BodyOf<'createBankAccount'>): Promise<BankAccountRow> {
  enforceForm(validateBankAccount, body)
  const { person } = context
  const shopId = body.isForShop ? administeredShop(context) : null
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const stored = await findBankAccounts(queries, person.id)
    if (stored.length >= maxBankAccounts) throw new Failure('bank_account.too_many')
    if (await findStored(context, stored, body)) throw new Failure('bank_account.exists')
    const isDefault = stored.length === 0 || body.isDefault === true
    const account = await storeBankAccount(context, queries, person.id, { ...body, isDefault })
    if (shopId) await setOpen(context, queries, shopId, account, true)
    return account
  })
}

/** The current shop, when the caller decides where its earnings go. */
function administeredShop({ person }: RequestContext): string {
  const { tenantId, actsForPlatform } = person
  if (!tenantId || actsForPlatform) throw new Failure('bank_account.shop_forbidden')
  enforce(mayOpenAccountsToShop(person, tenantId))
  return tenantId
}

async function setOpen(
  context: RequestContext,
  queries: Queries,
  shopId: string,
  account: BankAccountRow,
  isForShop: boolean,
): Promise<void> {
  if (isForShop) await openAccount(queries, shopId, account)
  else await closeAccount(queries, shopId, account.id)
  await record(context, queries, bankAccountOfShop(account, shopId, isForShop))
}

/** Opens the caller's account to the earnings of their shop, or closes it. Fails with bank_account.in_use. */
export function openBankAccountToShop(
  context: RequestContext,
  id: string,
  { isForShop }: BodyOf<'openBankAccountToShop'>,
): Promise<BankAccountRow> {
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, context.person.id)
    const account = found(await findOwnBankAccount(context, queries, id))
    const shopId = administeredShop(context)
    if (!isForShop) await enforceUnused(context, id, shopId)
    await setOpen(context, queries, shopId, account, isForShop)
    return account
  })
}

/** As the system: whoever else withdraws for the shop may use it. */
async function enforceUnused(context: RequestContext, id: string, shopId?: string): Promise<void> {
  if (await context.asSystem((system) => isBankAccountUsed(system, id, shopId)))
    throw new Failure('bank_account.in_use')
}

/** Deletes the caller's account. When it was the default, the newest of the others becomes it. */
export function deleteBankAccount(context: RequestContext, id: string): Promise<void> {
  const { person } = context
  return context.transaction(async (queries) => {
    await lockBankAccounts(queries, person.id)
    const account = found(await findOwnBankAccount(context, queries, id))
    await enforceUnused(context, id)
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

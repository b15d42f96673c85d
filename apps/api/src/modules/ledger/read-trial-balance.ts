import type { QueryOf, TrialBalance } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import {
  findEntriesOfAccount,
  findFirstSoundCheck,
  findLedgerAccount,
  findLedgerAccounts,
  findLedgerChecks,
  findLedgerStart,
  findLedgerTransaction,
  sumAccountsByKind,
} from './ledger-book.store.ts'
import { toLedgerCheck } from './ledger-views.ts'

interface Page {
  page: number
  limit: number
}

/** All accounts by kind with their sum, since when the books are sound, and the last check. */
export function readTrialBalance(context: RequestContext): Promise<TrialBalance> {
  return context.transaction(async (queries) => {
    const groups = await sumAccountsByKind(queries)
    const startedAt = await findLedgerStart(queries)
    const sound = await findFirstSoundCheck(queries)
    const [lastCheck] = (await findLedgerChecks(queries, { page: 1, limit: 1 })).rows
    return {
      sumInCents: groups.reduce((total, { balanceInCents }) => total + balanceInCents, 0),
      accountCount: groups.reduce((total, { accountCount }) => total + accountCount, 0),
      groups: groups.map((group) => ({ ...group, kind: group.kind as TrialBalance['groups'][number]['kind'] })),
      startedAt: startedAt?.toISOString() ?? null,
      soundSince: (sound.failed ? sound.at : startedAt)?.toISOString() ?? null,
      lastCheck: lastCheck ? toLedgerCheck(lastCheck) : null,
    }
  })
}

export const listAccounts = (context: RequestContext, query: QueryOf<'listLedgerAccounts'> & Page) =>
  context.transaction((queries) => findLedgerAccounts(queries, query, query))

export const listChecks = (context: RequestContext, page: Page) =>
  context.transaction((queries) => findLedgerChecks(queries, page))

export function listAccountEntries(context: RequestContext, accountId: string, page: Page) {
  return context.transaction(async (queries) => ({
    account: found(await findLedgerAccount(queries, accountId)),
    ...(await findEntriesOfAccount(queries, accountId, page)),
  }))
}

export const readLedgerTransaction = (context: RequestContext, id: string) =>
  context.transaction(async (queries) => found(await findLedgerTransaction(queries, id)))

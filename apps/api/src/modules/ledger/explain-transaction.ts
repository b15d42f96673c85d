import type { LedgerTransaction, SchemaOf } from '@chonoi/contract'
import { actsIn, owns } from '@chonoi/domain'
import type { Person, RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { shownGateway } from './ledger-views.ts'
import { referenceTypeOf } from '../wallet/wallet-views.ts'
import {
  findEntriesOfTransaction,
  findTransactionOfShop,
  type LedgerTransactionRow,
  type OwnedEntry,
} from './ledger-book.store.ts'

type TransactionEntry = SchemaOf<'TransactionEntry'>

/**
 * Every entry of a transaction that the caller may read, so that its amount can be followed from account to account.
 * Row-level security would show them their own entries only. Of the others, a person stays unnamed and balances hidden.
 */
export function explainTransaction(context: RequestContext, transactionId: string): Promise<TransactionEntry[]> {
  return context.asSystem(async (queries) => {
    const entries = await findEntriesOfTransaction(queries, transactionId)
    return entries.map((entry) => toTransactionEntry(entry, context.person))
  })
}

/** A transaction as the caller may see it. */
export async function toLedgerTransaction(
  context: RequestContext,
  { id, type, description, referenceType, referenceId, createdAt }: LedgerTransactionRow,
): Promise<LedgerTransaction> {
  return {
    ...{ id, description, referenceId },
    type: type as LedgerTransaction['type'],
    referenceType: referenceTypeOf({ referenceType }),
    createdAt: createdAt.toISOString(),
    entries: await explainTransaction(context, id),
  }
}

export async function explainTransactionOfShop(context: RequestContext, id: string): Promise<LedgerTransaction> {
  const transaction = await context.transaction(async (queries) => found(await findTransactionOfShop(queries, id)))
  return toLedgerTransaction(context, transaction)
}

function toTransactionEntry(entry: OwnedEntry, person: Person): TransactionEntry {
  const isOwn =
    (entry.userId !== null && owns(person, entry.userId)) ||
    (entry.tenantId !== null && person.worksInTenant && actsIn(person, entry.tenantId))
  const isOpen = isOwn || person.actsForPlatform
  return {
    account: entry.kind as TransactionEntry['account'],
    gateway: shownGateway(entry),
    name: entry.userId === null || isOpen ? entry.name : null,
    isOwn,
    amountInCents: entry.amountInCents,
    balanceAfterInCents: isOpen ? entry.balanceAfterInCents : null,
  }
}

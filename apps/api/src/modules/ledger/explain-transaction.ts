import type { SchemaOf } from '@chonoi/contract'
import { actsIn, owns } from '@chonoi/domain'
import type { Person, RequestContext } from '../../http/context.ts'
import { findEntriesOfTransaction, type OwnedEntry } from './ledger-book.store.ts'

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

function toTransactionEntry(entry: OwnedEntry, person: Person): TransactionEntry {
  const isOwn =
    (entry.userId !== null && owns(person, entry.userId)) ||
    (entry.tenantId !== null && person.worksInTenant && actsIn(person, entry.tenantId))
  const isOpen = isOwn || person.actsForPlatform
  return {
    account: entry.kind as TransactionEntry['account'],
    name: entry.userId === null || isOpen ? entry.name : null,
    isOwn,
    amountInCents: entry.amountInCents,
    balanceAfterInCents: isOpen ? entry.balanceAfterInCents : null,
  }
}

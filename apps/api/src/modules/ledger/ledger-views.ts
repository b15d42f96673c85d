import type { LedgerAccount, LedgerCheck, LedgerEntry, SchemaOf } from '@chonoi/contract'
import type { AccountRow, CheckRow, findEntriesOfAccount } from './ledger-book.store.ts'

export function toLedgerCheck(check: CheckRow): LedgerCheck {
  const { id, isSound, sumInCents, accountCount, wrongBalanceCount, unbalancedCount, createdAt } = check
  return {
    ...{ id, isSound, sumInCents, accountCount, wrongBalanceCount, unbalancedCount },
    createdAt: createdAt.toISOString(),
  }
}

export function toLedgerAccount({ userId, tenantId, ...account }: AccountRow): LedgerAccount {
  return {
    ...account,
    kind: account.kind as SchemaOf<'LedgerAccountKind'>,
    ownerId: userId ?? tenantId,
    createdAt: account.createdAt.toISOString(),
  }
}

type EntryRow = Awaited<ReturnType<typeof findEntriesOfAccount>>['rows'][number]

export const toLedgerEntry = ({ referenceType: _type, referenceId: _id, ...entry }: EntryRow): LedgerEntry => ({
  ...entry,
  type: entry.type as LedgerEntry['type'],
  createdAt: entry.createdAt.toISOString(),
})

import type { LedgerAccount, LedgerCheck, LedgerEntry, SchemaOf } from '@chonoi/contract'
import type { AccountRow, CheckRow, findEntriesOfAccount } from './ledger-book.store.ts'

export function toLedgerCheck(check: CheckRow): LedgerCheck {
  const { id, isSound, sumInCents, accountCount, wrongBalanceCount, unbalancedCount, createdAt } = check
  return {
    ...{ id, isSound, sumInCents, accountCount, wrongBalanceCount, unbalancedCount },
    createdAt: createdAt.toISOString(),
  }
}

/** The gateway of an account. A carrier's account has the carrier in its place, which is its owner. */
export const shownGateway = ({ kind, gateway }: Pick<AccountRow, 'kind' | 'gateway'>): string | null =>
  kind === 'COD_CLEARING' ? null : gateway

export function toLedgerAccount({ userId, tenantId, ...account }: AccountRow): LedgerAccount {
  const gateway = shownGateway(account)
  return {
    ...{ ...account, gateway },
    kind: account.kind as SchemaOf<'LedgerAccountKind'>,
    ownerId: userId ?? tenantId ?? (gateway === null ? account.gateway : null),
    createdAt: account.createdAt.toISOString(),
  }
}

type EntryRow = Awaited<ReturnType<typeof findEntriesOfAccount>>['rows'][number]

export const toLedgerEntry = ({ referenceType: _type, referenceId: _id, ...entry }: EntryRow): LedgerEntry => ({
  ...entry,
  type: entry.type as LedgerEntry['type'],
  createdAt: entry.createdAt.toISOString(),
})

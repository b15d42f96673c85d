import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { ledgerAccounts } from '../../database/tables/money.ts'
import { owedFeesGateway } from './shop-accounts.ts'

/** As the unique key of the accounts names it. */
const isOwed = and(
  eq(ledgerAccounts.kind, 'GATEWAY_CLEARING'),
  isNull(ledgerAccounts.userId),
  eq(ledgerAccounts.gateway, owedFeesGateway),
)

/** What the shops owe of the commission of orders that they collected themselves, the largest debt of them. */
export async function findOwedFees(queries: Queries, tenantIds: readonly string[]): Promise<number> {
  if (tenantIds.length === 0) return 0
  const [row] = await queries
    .select({ balanceInCents: sql`coalesce(min(${ledgerAccounts.balanceInCents}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(and(isOwed, inArray(ledgerAccounts.tenantId, [...tenantIds])))
  return Math.max(0, -(row?.balanceInCents ?? 0))
}

/**
 * The same of one shop, for a settlement that pays it off: others that would pay it off too wait until this one's
 * transaction ends, so that a debt is paid once. Shops without a debt don't wait.
 */
export async function lockOwedFees(queries: Queries, tenantId: string): Promise<number> {
  if ((await findOwedFees(queries, [tenantId])) === 0) return 0
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${owedFeesGateway} ${tenantId}`}, 0))`)
  return findOwedFees(queries, [tenantId])
}

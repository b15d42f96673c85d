import { eq, lte, sql } from 'drizzle-orm'
import type { DeletionObstacle } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { accountDeletions } from '../../database/tables/account-deletions.ts'
import { users } from '../../database/tables/people.ts'

export type AccountDeletionRow = typeof accountDeletions.$inferSelect
export interface Obstacle {
  kind: DeletionObstacle
  shopName: string | null
}

const of = (userId: string) => eq(accountDeletions.userId, userId)

/** Lets deletions be asked for one after the other: of two who run a shop together, the second sees that the first leaves. */
export async function lockDeletions(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('account deletions'))`)
}

/**
 * Locks an account before its deletion is decided on. What begins an order or a deposit holds a share lock on it until
 * it has ended.
 */
export async function lockAccount(queries: Queries, userId: string) {
  const [row] = await queries.select().from(users).where(eq(users.id, userId)).for('no key update')
  return row
}

export async function findAccountDeletion(queries: Queries, userId: string): Promise<AccountDeletionRow | undefined> {
  const [row] = await queries.select().from(accountDeletions).where(of(userId))
  return row
}

export async function insertAccountDeletion(queries: Queries, row: AccountDeletionRow): Promise<void> {
  await queries.insert(accountDeletions).values(row)
}

export async function postponeAccountDeletion(queries: Queries, userId: string, eraseAt: Date): Promise<void> {
  await queries.update(accountDeletions).set({ eraseAt }).where(of(userId))
}

/** Returns whether there was one. */
export async function deleteAccountDeletion(queries: Queries, userId: string): Promise<boolean> {
  const deleted = await queries.delete(accountDeletions).where(of(userId))
  return deleted.rowCount === 1
}

/** Whose accounts are due, longest first. */
export async function findDueDeletions(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(lte(accountDeletions.eraseAt, now))
    .orderBy(accountDeletions.eraseAt)
  return rows.map(({ userId }) => userId)
}

/**
 * What has to be settled before an account can be deleted. A shop counts when nobody else in it has the person's role or
 * a higher one and an account that is neither locked nor leaving. Runs as the system, which sees who else works in a shop.
 */
export async function findObstacles(queries: Queries, userId: string): Promise<Obstacle[]> {
  const { rows } = await queries.execute<{ kind: DeletionObstacle; shopName: string | null }>(sql`
    with ranked (role, rank) as (values ('SELLER', 1), ('ADMIN', 2), ('SUPER_ADMIN', 3))
    select 'BALANCE' as kind, null as "shopName" where exists (select from ledger_accounts
      where user_id = ${userId} and kind = 'USER_WALLET' and balance_in_cents <> 0)
    union all select 'DEPOSITS', null where exists (select from deposits where user_id = ${userId} and status = 'PENDING')
    union all select 'WITHDRAWALS', null where exists (select from withdrawals
      where user_id = ${userId} and status in ('PENDING', 'PROCESSING'))
    union all select 'ORDERS', null where exists (select from orders
      where buyer_id = ${userId} and status in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'))
      or exists (select from order_complaints where buyer_id = ${userId} and status = 'OPEN')
    union all select 'RETURNS', null where exists (select from order_returns
      where buyer_id = ${userId} and status in ('REQUESTED', 'APPROVED', 'REJECTED', 'ESCALATED', 'SENT'))
    union all (select 'SHOP', t.name
      from memberships m join tenants t on t.id = m.tenant_id join ranked own on own.role = m.role
      where m.user_id = ${userId} and m.status = 'ACTIVE' and not (t.is_platform and m.role = 'SELLER')
        and not exists (select from memberships other join ranked theirs on theirs.role = other.role
            join users on users.id = other.user_id
          where other.tenant_id = m.tenant_id and other.user_id <> m.user_id and other.status = 'ACTIVE'
            and theirs.rank >= own.rank and users.is_active and users.deleted_at is null
            and not exists (select from account_deletions leaving where leaving.user_id = users.id))
      order by t.name, t.id)`)
  return rows
}

import type { QueryOf, TaxCodeHolder } from '@chonoi/contract'
import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { tenants, users } from '../../database/tables/people.ts'
import { files } from '../../database/tables/platform.ts'
import { sellerVerifications as verifications } from '../../database/tables/seller-verifications.ts'
import { offsetOf } from '../../http/pagination.ts'

export type VerificationRow = typeof verifications.$inferSelect

const reviewers = alias(users, 'reviewers')
const earlier = sql`(select count(*) from seller_verifications e where e.user_id = ${verifications.userId}
  and e.created_at <= ${verifications.createdAt})`

const mostHolders = 10
/** Other accounts with the same tax code whose verification waits or was approved, oldest first. */
const sharedTaxCode = sql<TaxCodeHolder[]>`(
  select coalesce(json_agg(holder), '[]') from (
    select v.id as "verificationId", u.first_name as "firstName", u.last_name as "lastName", u.email,
           v.shop_name as "shopName", v.status
    from seller_verifications v join users u on u.id = v.user_id
    where v.tax_code = ${verifications.taxCode} and v.user_id <> ${verifications.userId} and v.status <> 'REJECTED'
      and u.deleted_at is null
    order by v.created_at, v.id limit ${sql.raw(String(mostHolders))}) holder)`

/** Verifications with their document, who applied, who decided, and the shop. */
const select = (queries: Queries) =>
  queries
    .select({
      verification: getTableColumns(verifications),
      file: getTableColumns(files),
      applicant: getTableColumns(users),
      reviewer: { firstName: reviewers.firstName, lastName: reviewers.lastName },
      shop: { id: tenants.id, slug: tenants.slug, name: tenants.name },
      attempt: earlier.mapWith(Number),
      sharedTaxCode,
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .leftJoin(files, eq(files.id, verifications.documentFileId))
    .leftJoin(reviewers, eq(reviewers.id, verifications.decidedBy))
    .leftJoin(tenants, eq(tenants.id, verifications.openedTenantId))

export type FullVerification = Awaited<ReturnType<typeof findVerificationPage>>['rows'][number]

export async function findVerification(queries: Queries, id: string): Promise<FullVerification | undefined> {
  const [row] = await select(queries).where(eq(verifications.id, id))
  return row
}

/** A person's newest verification. */
export async function findNewestVerification(queries: Queries, userId: string): Promise<FullVerification | undefined> {
  const [row] = await select(queries)
    .where(eq(verifications.userId, userId))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(1)
  return row
}

type ListQuery = QueryOf<'listSellerVerifications'> & { page: number; limit: number }

export async function findVerificationPage(queries: Queries, query: ListQuery) {
  const { status, sellerKind, search = '', sortBy = 'createdAt' } = query
  const text = search.trim()
  const where = and(
    status && eq(verifications.status, status),
    sellerKind && eq(verifications.kind, sellerKind),
    text ? holdsWords(text, verifications.legalName, verifications.taxCode, verifications.shopName) : undefined,
  )
  const inOrder = query.sortOrder === 'asc' ? asc : desc
  const rows = await select(queries)
    .where(where)
    .orderBy(
      ...(sortBy === 'decidedAt' ? [sql`${inOrder(verifications.decidedAt)} nulls last`] : []),
      inOrder(verifications.createdAt),
      inOrder(verifications.id),
    )
    .limit(query.limit)
    .offset(offsetOf(query))
  const [counted] = await queries.select({ total: count() }).from(verifications).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function countVerifications(queries: Queries) {
  const of = (status: string) => sql`count(*) filter (where ${verifications.status} = ${status})`.mapWith(Number)
  const [row] = await queries
    .select({ total: count(), pending: of('PENDING'), approved: of('APPROVED'), rejected: of('REJECTED') })
    .from(verifications)
  if (!row) throw new Error('a count always answers one row')
  return row
}

/** Locks a verification until the transaction ends, so that one decision wins. */
export async function lockVerification(queries: Queries, id: string): Promise<VerificationRow | undefined> {
  const [row] = await queries.select().from(verifications).where(eq(verifications.id, id)).for('update')
  return row
}

export async function insertVerification(
  queries: Queries,
  values: typeof verifications.$inferInsert,
): Promise<VerificationRow> {
  const [row] = await queries.insert(verifications).values(values).returning()
  if (!row) throw new Error('the verification was not stored')
  return row
}

export async function changeVerification(
  queries: Queries,
  id: string,
  change: Partial<Pick<VerificationRow, 'status' | 'reason' | 'decidedAt' | 'decidedBy' | 'openedTenantId'>>,
): Promise<void> {
  await queries.update(verifications).set(change).where(eq(verifications.id, id))
}

/** Whether a document was submitted already. */
export async function isDocumentUsed(queries: Queries, fileId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.documentFileId, fileId))
  return rows.length > 0
}

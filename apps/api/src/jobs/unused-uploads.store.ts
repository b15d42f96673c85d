import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { files } from '../database/tables/platform.ts'
import { publicFileUrl } from '../files/file-key.ts'

export type Upload = Pick<typeof files.$inferSelect, 'id' | 'storageKey' | 'createdAt'>

/** Columns of a table in which the address of a file may stand. */
export type Place = { table: string; columns: string[] }

/** Copies of what stood elsewhere: they keep no picture. */
const copies = ['audit_logs', 'files', 'mail_outbox', 'idempotency_keys']

/**
 * Every text column of the database that the application reads, so that a column that is added later is looked at too;
 * those of one table together.
 */
export async function findPlaces(queries: Queries): Promise<Place[]> {
  const { rows } = await queries.execute<Place>(sql`
    select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid = any (array['text', 'varchar', 'jsonb', 'json', 'text[]', 'jsonb[]']::regtype[])
      and c.relname <> all (${sql.param(copies)}::text[]) and has_column_privilege(c.oid, a.attnum, 'select')
    group by c.relname order by 1`)
  return rows
}

/** Whether a row of another table refers to a file by its id, for every foreign key that there is. */
export async function findReferences(queries: Queries): Promise<SQL> {
  const { rows } = await queries.execute<{ table: string; column: string }>(sql`
    select k.conrelid::regclass::text as table, a.attname::text as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[
      array_position(k.confkey, (select attnum from pg_attribute where attrelid = k.confrelid and attname = 'id'))]
    where k.contype = 'f' and k.confrelid = 'files'::regclass order by 1, 2`)
  const each = rows.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.identifier(table)} r where r.${sql.identifier(column)} = ${files.id})`,
  )
  return sql.join([sql`false`, ...each], sql` or `)
}

/** Nobody will put an upload of an erased account anywhere any more. */
const isOfErased = sql`exists (select from users u where u.id = ${files.ownerId} and u.deleted_at is not null)`

/** Old uploads, and all of erased accounts, after another in their order, without those that a foreign key or a product's picture names. */
export function findOldUploads(
  queries: Queries,
  { before, after, references, limit }: { before: Date; after: Upload | undefined; references: SQL; limit: number },
): Promise<Upload[]> {
  return queries
    .select({ id: files.id, storageKey: files.storageKey, createdAt: files.createdAt })
    .from(files)
    .where(
      and(
        or(lte(files.createdAt, before), isOfErased),
        // These have a job of their own.
        eq(files.isIdentityDocument, false),
        sql`not (${references})`,
        sql`not exists (select from product_images p where p.url = ${publicFileUrl('')} || ${files.storageKey})`,
        after &&
          or(gt(files.createdAt, after.createdAt), and(eq(files.createdAt, after.createdAt), gt(files.id, after.id))),
      ),
    )
    .orderBy(asc(files.createdAt), asc(files.id))
    .limit(limit)
}

/** Which of these files the rows of a table name, anywhere in their texts. */
export async function findNamed(
  queries: Queries,
  { table, columns }: Place,
  keys: readonly string[],
): Promise<string[]> {
  const text = sql`concat_ws(' ', ${sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}::text`),
    sql`, `,
  )})`
  const { rows } = await queries.execute<{ key: string }>(sql`
    select distinct found.key
    from ${sql.identifier(table)} t, lateral (
      select (regexp_matches(${text}, '/files/([[:alnum:]_-]+(?:/[[:alnum:]_-]+)*\\.[a-z0-9]+)', 'g'))[1] as key) found
    where ${text} like '%/files/%' and found.key = any (${sql.param([...keys])}::text[])`)
  return rows.map(({ key }) => key)
}

/** Locks uploads until the transaction ends, but those that somebody is just using. */
export function lockUnused(queries: Queries, ids: readonly string[], references: SQL): Promise<Upload[]> {
  return queries
    .select({ id: files.id, storageKey: files.storageKey, createdAt: files.createdAt })
    .from(files)
    .where(and(inArray(files.id, [...ids]), sql`not (${references})`))
    .for('update', { of: files, skipLocked: true })
}

export async function deleteUploads(queries: Queries, ids: readonly string[]): Promise<void> {
  await queries.delete(files).where(inArray(files.id, [...ids]))
}

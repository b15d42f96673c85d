import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { addresses, users } from '../../database/tables/people.ts'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<
  typeof addresses.$inferInsert,
  'id' | 'userId' | 'isDefault' | 'createdAt' | 'updatedAt'
>

/** Finds one address of the caller. Row-level security hides those of others. */
export async function findAddress(queries: Queries, id: string): Promise<AddressRow | undefined> {
  const [row] = await queries.select().from(addresses).where(eq(addresses.id, id))
  return row
}

/** The caller's addresses, the default one first, then the newest. */
export function findAddresses(queries: Queries, userId: string): Promise<AddressRow[]> {
  return queries
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
}

/** The default address, or the newest. */
export async function findFirstAddress(queries: Queries, userId: string): Promise<AddressRow | undefined> {
  const [row] = await queries
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .limit(1)
  return row
}

/** Serializes changes of a person's addresses, so that exactly one stays the default. */
export async function lockAddressBook(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function insertAddress(queries: Queries, userId: string, fields: AddressFields): Promise<string> {
  const [row] = await queries
    .insert(addresses)
    .values({ ...fields, userId })
    .returning({ id: addresses.id })
  if (!row) throw new Error('the address was not written')
  return row.id
}

export async function changeAddress(queries: Queries, id: string, fields: Partial<AddressFields>): Promise<void> {
  await queries.update(addresses).set(fields).where(eq(addresses.id, id))
}

export async function deleteAddressRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(addresses).where(eq(addresses.id, id))
}

export async function findNewestAddressId(
  queries: Queries,
  userId: string,
  except?: string,
): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), except ? ne(addresses.id, except) : undefined))
    .orderBy(desc(addresses.createdAt), desc(addresses.id))
    .limit(1)
  return row?.id
}

/** Makes one address the only default. Clears the others first, because of the unique constraint. */
export async function markDefaultAddress(queries: Queries, userId: string, id: string): Promise<void> {
  await queries
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, id)))
  await queries.update(addresses).set({ isDefault: true }).where(eq(addresses.id, id))
}

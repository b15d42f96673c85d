import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/tables/people.ts'
import { listViews } from '../../database/tables/platform.ts'

export type ListViewRow = typeof listViews.$inferSelect
export type ListViewFields = Partial<Pick<ListViewRow, 'name' | 'query' | 'layout' | 'isDefault'>>

const hasName = (name: string) => sql`lower(${listViews.name}) = lower(${name})`

/** The person's views of a list, in the order of their names. */
export function findListViews(queries: Queries, userId: string, list: string): Promise<ListViewRow[]> {
  return queries
    .select()
    .from(listViews)
    .where(and(eq(listViews.userId, userId), eq(listViews.list, list)))
    .orderBy(sql`lower(${listViews.name})`)
}

export async function findListView(queries: Queries, userId: string, id: string): Promise<ListViewRow | undefined> {
  const [row] = await queries
    .select()
    .from(listViews)
    .where(and(eq(listViews.id, id), eq(listViews.userId, userId)))
  return row
}

/** Serializes changes of a person's views, so that names stay unique and one of a list is the default. */
export async function lockListViews(queries: Queries, userId: string): Promise<void> {
  await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export function countListViews(queries: Queries, userId: string): Promise<number> {
  return queries.$count(listViews, eq(listViews.userId, userId))
}

/** Whether another view of the list has the name, whatever its case. */
export async function isNameTaken(
  queries: Queries,
  view: Pick<ListViewRow, 'userId' | 'list' | 'name'>,
  except?: string,
) {
  const others = and(
    eq(listViews.userId, view.userId),
    eq(listViews.list, view.list),
    hasName(view.name),
    except ? ne(listViews.id, except) : undefined,
  )
  return (await queries.$count(listViews, others)) > 0
}

export async function insertListView(queries: Queries, row: typeof listViews.$inferInsert): Promise<ListViewRow> {
  const [view] = await queries.insert(listViews).values(row).returning()
  if (!view) throw new Error('the view was not written')
  return view
}

export async function changeListView(queries: Queries, id: string, fields: ListViewFields): Promise<ListViewRow> {
  const [view] = await queries
    .update(listViews)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(listViews.id, id))
    .returning()
  if (!view) throw new Error('the view was not written')
  return view
}

/** Takes the default away from the views of a list. Before another gets it, because of the unique index. */
export async function clearDefaultListView(queries: Queries, userId: string, list: string): Promise<void> {
  await queries
    .update(listViews)
    .set({ isDefault: false })
    .where(and(eq(listViews.userId, userId), eq(listViews.list, list), eq(listViews.isDefault, true)))
}

export async function deleteListViewRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(listViews).where(eq(listViews.id, id))
}

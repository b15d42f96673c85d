import { getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { platformSettings } from '../../database/tables/people.ts'

export type PlatformSettingsRow = typeof platformSettings.$inferSelect

/** The only row of settings, written by the first migration. */
export async function getPlatformSettingsRow(queries: Queries): Promise<PlatformSettingsRow> {
  const [row] = await queries.select().from(platformSettings)
  if (!row) throw new Error('the platform has no settings')
  return row
}

/** The settings, locked until the transaction ends. */
export async function getPlatformSettingsForUpdate(queries: Queries): Promise<PlatformSettingsRow> {
  const [row] = await queries.select().from(platformSettings).for('update')
  if (!row) throw new Error('the platform has no settings')
  return row
}

export async function changePlatformSettings(
  queries: Queries,
  change: Partial<Omit<PlatformSettingsRow, 'id' | 'updatedAt'>>,
): Promise<PlatformSettingsRow> {
  const [row] = await queries.update(platformSettings).set(change).returning()
  if (!row) throw new Error('the platform has no settings')
  return row
}

/** Puts the defaults of the table back, so that a new setting is reset too. */
export async function resetPlatformSettingsRow(queries: Queries): Promise<PlatformSettingsRow> {
  const keep = new Set(['id', 'updatedAt'])
  const names = Object.keys(getTableColumns(platformSettings)).filter((name) => !keep.has(name))
  return changePlatformSettings(queries, Object.fromEntries(names.map((name) => [name, sql`default`])))
}

import type { Queries } from '../../database/database.ts'
import { platformSettings } from '../../database/tables/people.ts'

export type PlatformSettingsRow = typeof platformSettings.$inferSelect

/** The only row of settings, written by the first migration. */
export async function getPlatformSettingsRow(queries: Queries): Promise<PlatformSettingsRow> {
  const [row] = await queries.select().from(platformSettings)
  if (!row) throw new Error('the platform has no settings')
  return row
}

import { isPlatformAdministrator } from '@chonoi/domain'
import type { Database } from '../database/database.ts'
import { getPlatformSettingsRow } from '../modules/platform/platform.store.ts'
import type { Person } from './context.ts'
import type { Operation } from './contract-document.ts'
import { Failure } from './failure.ts'

/** The time after which another process follows a switch. */
const keptForMs = 2_000
/** Sent as Retry-After. */
export const maintenanceRetrySeconds = 300

const known = new WeakMap<Database, { isOn: boolean; until: number }>()

/** Whether only the platform's administrators may use the platform now. */
export async function isUnderMaintenance(database: Database): Promise<boolean> {
  const kept = known.get(database)
  if (kept && performance.now() < kept.until) return kept.isOn
  const { maintenanceMode } = await getPlatformSettingsRow(database.visitor)
  known.set(database, { isOn: maintenanceMode, until: performance.now() + keptForMs })
  return maintenanceMode
}

/** Makes the next call read the setting again. */
export function forgetMaintenance(database: Database): void {
  known.delete(database)
}

/** ADM-SET-12: fails with platform.maintenance, except for the platform's administrators, what signs them in, and webhooks. */
export async function refuseDuringMaintenance(
  database: Database,
  operation: Operation,
  actor: Person | null,
): Promise<void> {
  if (operation.worksInMaintenance || operation.isWebhook || (actor && isPlatformAdministrator(actor))) return
  if (await isUnderMaintenance(database))
    throw new Failure('platform.maintenance', { details: { retryAfterSeconds: maintenanceRetrySeconds } })
}

import type { PersonalExportState } from '@chonoi/contract'
import { mayAskForPersonalExport, mayDownloadExport, nextPersonalExportAt, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { Download } from '../../http/handlers.ts'
import { record } from '../events/record.ts'
import { personalExportDownloaded, personalExportRequested } from './personal-data.events.ts'
import {
  deletePersonalExport,
  findPersonalExport,
  insertPersonalExport,
  lockPersonalExport,
  type PersonalExportRow,
} from './personal-exports.store.ts'

export function toPersonalExportState(row: PersonalExportRow | undefined, now: Date): PersonalExportState {
  return {
    export: row
      ? {
          ...{ status: row.status, fileSize: row.fileSize, createdAt: row.createdAt.toISOString() },
          completedAt: row.completedAt?.toISOString() ?? null,
          expiresAt: row.expiresAt?.toISOString() ?? null,
        }
      : null,
    nextAllowedAt: nextPersonalExportAt(row, now)?.toISOString() ?? null,
  }
}

export function readPersonalExport(context: RequestContext): Promise<PersonalExportRow | undefined> {
  return context.transaction((queries) => findPersonalExport(queries, context.person.id))
}

/**
 * Asks for an archive in place of the earlier one; a job writes it (jobs/write-personal-exports.ts). Fails with
 * data_export.in_progress, data_export.too_soon.
 */
export function createPersonalExport(context: RequestContext): Promise<PersonalExportRow> {
  const { person, ports } = context
  const now = ports.now()
  return context.transaction(async (queries) => {
    const earlier = await lockPersonalExport(queries, person.id)
    enforce(mayAskForPersonalExport(earlier, now))
    if (earlier) await deletePersonalExport(queries, person.id)
    // Of two requests at once the second finds no row to lock, and the first one's when it writes its own.
    const row = await insertPersonalExport(queries, person.id, now)
    if (!row) throw new Failure('data_export.in_progress')
    await record(context, queries, personalExportRequested(person.id))
    const key = earlier?.storageKey
    if (key) context.afterCommit(() => ports.files.remove(key))
    return row
  })
}

/** Fails with data_export.not_ready, data_export.expired. */
export async function downloadPersonalExport(context: RequestContext): Promise<Download> {
  const { person, ports } = context
  const row = await context.transaction(async (queries) => {
    const known = found(await findPersonalExport(queries, person.id))
    enforce(mayDownloadExport(known, ports.now()))
    await record(context, queries, personalExportDownloaded(person.id))
    return known
  })
  const file = found(await ports.files.read(row.storageKey ?? ''))
  return new Download(file.stream, 'application/zip', `chonoi-${vietnamDate(row.createdAt)}.zip`)
}

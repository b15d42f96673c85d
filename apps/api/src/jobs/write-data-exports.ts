import { dataExportDays } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { dataExportReady } from '../modules/data-exports/data-exports.events.ts'
import type { DataExportRow } from '../modules/data-exports/data-exports.store.ts'
import { record } from '../modules/events/record.ts'
import { changeRunningExport, claimDataExport, expireExports, readRows } from './data-exports.store.ts'
import { csvChunks, jsonChunks } from './export-files.ts'
import type { JobTools } from './job.ts'
import { ZipFile } from './zip-file.ts'

const minute = 60_000
/** An export that wasn't worked on for so long is taken over. */
const maxSilence = 10 * minute
const recorder = { actor: null, facts: { requestId: 'job-write-data-exports' } }

/** The row is gone: somebody cancelled the export. */
class Cancelled extends Error {}

/** Writes the archives that were asked for, one after the other; answers how many were completed. */
export async function writeDataExports({ database, ports }: JobTools): Promise<number> {
  for (let completed = 0; ; ) {
    const now = ports.now()
    const goneSince = new Date(now.getTime() - maxSilence)
    const row = await inScope(database, systemScope, ({ queries }) => claimDataExport(queries, now, goneSince))
    if (!row) return completed
    if (await writeOne({ database, ports }, row)) completed++
  }
}

async function writeOne(tools: JobTools, row: DataExportRow): Promise<boolean> {
  const { database, ports } = tools
  const storageKey = newFileKey(true, 'zip')
  try {
    const bytes = await archive(tools, row)
    await ports.files.write(storageKey, bytes)
    const now = ports.now()
    await changeOrStop(
      tools,
      row,
      {
        ...{ status: 'COMPLETED', progress: 100, storageKey, fileSize: bytes.length, completedAt: now },
        expiresAt: new Date(now.getTime() + dataExportDays * 24 * 60 * minute),
      },
      (queries) => record(recorder, queries, dataExportReady(row)),
    )
    return true
  } catch (err) {
    await ports.files.remove(storageKey)
    if (err instanceof Cancelled) return false
    ports.log.error({ err, dataExportId: row.id }, 'a data export failed')
    await inScope(database, systemScope, ({ queries }) => changeRunningExport(queries, row.id, { status: 'FAILED' }))
    return false
  }
}

async function changeOrStop(
  { database }: JobTools,
  { id }: DataExportRow,
  change: Partial<DataExportRow>,
  then: (queries: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await inScope(database, systemScope, async ({ queries }) => {
    if (!(await changeRunningExport(queries, id, change))) throw new Cancelled()
    await then(queries)
  })
}

/**
 * Reads everything in one snapshot, in the scope of the tenant: row-level security keeps the rows of others out, even
 * if a statement forgot its condition.
 */
function archive(tools: JobTools, row: DataExportRow): Promise<Buffer> {
  const { tenantId, requestedBy, dataTypes, format } = row
  const { database, ports } = tools
  const write = format === 'CSV' ? csvChunks : jsonChunks
  return inScope(
    database,
    { userId: requestedBy, tenantId, reach: 'person' },
    async ({ queries }) => {
      const zip = new ZipFile(ports.now())
      for (const [index, type] of dataTypes.entries()) {
        await zip.add(`${type}.${format.toLowerCase()}`, write(readRows(queries, type, row)))
        // 100 is for the stored file.
        const progress = Math.floor(((index + 1) * 99) / dataTypes.length)
        await changeOrStop(tools, row, { progress, seenAt: ports.now() })
      }
      return zip.bytes()
    },
    'snapshot',
  )
}

/** Removes the files of expired exports; answers how many. */
export async function expireDataExports({ database, ports }: JobTools): Promise<number> {
  const keys = await inScope(database, systemScope, ({ queries }) => expireExports(queries, ports.now()))
  for (const key of keys) await ports.files.remove(key)
  return keys.length
}

import { problems } from '@chonoi/contract/problems'
import { dataExportDays } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { dataExportFailed, dataExportReady } from '../modules/data-exports/data-exports.events.ts'
import type { DataExportRow } from '../modules/data-exports/data-exports.store.ts'
import { toFailure } from '../http/problem.ts'
import { record } from '../modules/events/record.ts'
import type { ExportedRow } from './cursor-rows.ts'
import {
  changeRunningExport,
  claimDataExport,
  countRows,
  expireExport,
  findExpiredExports,
  readRows,
  type RunningExport,
} from './data-exports.store.ts'
import { csvChunks, jsonChunks } from './export-files.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { whileSeen } from './while-seen.ts'
import { type ZippedFile, zipChunks } from './zip-file.ts'

const minute = 60_000
/** An export that wasn't worked on for so long is taken over. */
const maxSilence = 10 * minute
const rowsUntilTold = 2_000
const recorder = { actor: null, facts: { requestId: 'job-write-data-exports' } }

/** Somebody cancelled the export, or another process took it over. */
class Cancelled extends Error {}

/** Writes the archives that were asked for, one after the other; answers how many were completed. */
export async function writeDataExports({ database, ports }: JobTools): Promise<number> {
  for (let completed = 0; ; ) {
    const now = ports.now()
    const claim = {
      ...{ now, goneSince: new Date(now.getTime() - maxSilence), storageKey: newFileKey(true, 'zip') },
      remove: (key: string) => ports.files.remove(key),
    }
    const row = await inScope(database, systemScope, ({ queries }) => claimDataExport(queries, claim))
    if (!row) return completed
    if (await writeOne({ database, ports }, row)) completed++
  }
}

async function writeOne(tools: JobTools, row: RunningExport): Promise<boolean> {
  const { ports } = tools
  try {
    const say = () => change(tools, row, { seenAt: ports.now() })
    const fileSize = await whileSeen(tools, say, () => writeArchive(tools, row))
    const now = ports.now()
    const expiresAt = new Date(now.getTime() + dataExportDays * 24 * 60 * minute)
    const completed = { status: 'COMPLETED', progress: 100, fileSize, completedAt: now, expiresAt } as const
    await changeOrStop(tools, row, completed, (queries) => record(recorder, queries, dataExportReady(row)))
    return true
  } catch (err) {
    // The file goes before its key, so that a crash leaves a row that knows it.
    await ports.files.remove(row.storageKey)
    if (err instanceof Cancelled) return false
    const isOurs = await fail(tools, row, problems[toFailure(err).code].message)
    if (isOurs) ports.log.error({ err, dataExportId: row.id }, 'a data export failed')
    return false
  }
}

const fail = ({ database }: JobTools, row: RunningExport, message: string): Promise<boolean> =>
  inScope(database, systemScope, async ({ queries }) => {
    const isOurs = await changeRunningExport(queries, row, { status: 'FAILED', storageKey: null })
    if (isOurs) await record(recorder, queries, dataExportFailed(row, message))
    return isOurs
  })

const change = ({ database }: JobTools, row: RunningExport, changed: Partial<DataExportRow>) =>
  inScope(database, systemScope, ({ queries }) => changeRunningExport(queries, row, changed))

async function changeOrStop(
  { database }: JobTools,
  row: RunningExport,
  changed: Partial<DataExportRow>,
  then: (queries: Queries) => Promise<void> = async () => {},
): Promise<void> {
  await inScope(database, systemScope, async ({ queries }) => {
    if (!(await changeRunningExport(queries, row, changed))) throw new Cancelled()
    await then(queries)
  })
}

/**
 * Reads everything in one snapshot, in the scope of the tenant: row-level security keeps the rows of others out, even
 * if a statement forgot its condition. The archive is stored while it is read, so that its size doesn't matter.
 */
function writeArchive(tools: JobTools, row: RunningExport): Promise<number> {
  const { database, ports } = tools
  const { tenantId, requestedBy, storageKey } = row
  return inScope(
    database,
    { userId: requestedBy, tenantId, reach: 'person' },
    ({ queries }) => ports.files.writeChunks(storageKey, zipChunks(ports.now(), filesOf(tools, queries, row))),
    'snapshot',
  )
}

async function* filesOf(tools: JobTools, queries: Queries, row: RunningExport): AsyncGenerator<ZippedFile> {
  const { dataTypes, format } = row
  const write = format === 'CSV' ? csvChunks : jsonChunks
  const watched = watching(tools, row, await countRows(queries, dataTypes, row))
  for (const type of dataTypes) {
    const { columns, pages } = await readRows(queries, type, row)
    yield { name: `${type}.${format.toLowerCase()}`, content: write({ columns, pages: watched(pages) }) }
  }
}

/** Tells how far an export has come, and stops one that was cancelled, at the end of each type and within long ones. */
function watching(tools: JobTools, row: RunningExport, total: number) {
  let done = 0
  let told = 0
  async function tell(): Promise<void> {
    told = done
    // 100 is for the stored file.
    const progress = Math.floor((done * 99) / Math.max(total, 1))
    await changeOrStop(tools, row, { progress, seenAt: tools.ports.now() })
  }
  return async function* watched(pages: AsyncIterable<ExportedRow[]>): AsyncGenerator<ExportedRow[]> {
    for await (const rows of pages) {
      yield rows
      done += rows.length
      if (done - told >= rowsUntilTold) await tell()
    }
    await tell()
  }
}

/** Removes the files of expired exports, before their keys, each in its own transaction; answers how many. */
export async function expireDataExports(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const now = ports.now()
  const due = await inScope(database, systemScope, ({ queries }) => findExpiredExports(queries, now))
  const expired = await handleEach(tools, 'expire-data-exports', due, (id) =>
    inScope(database, systemScope, async ({ queries }) => {
      const key = await expireExport(queries, id, now)
      if (!key) return false
      await ports.files.remove(key)
      return true
    }),
  )
  return expired.length
}

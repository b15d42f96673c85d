import { dataExportDays, personalDataKinds } from '@chonoi/domain'
import { inScope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { record } from '../modules/events/record.ts'
import { personalExportReady } from '../modules/personal-data/personal-data.events.ts'
import type { PersonalExportRow } from '../modules/personal-data/personal-exports.store.ts'
import { csvChunks, jsonChunks } from './export-files.ts'
import type { JobTools } from './job.ts'
import { personalRows } from './personal-data.store.ts'
import { claimPersonalExport, endPersonalExports, finishPersonalExport } from './personal-exports.store.ts'
import { ZipFile } from './zip-file.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** An archive that wasn't finished for so long is taken over. One person's rows take seconds. */
const maxSilence = 10 * minute
const recorder = { actor: null, facts: { requestId: 'job-write-personal-exports' } }

/** Writes the archives that people asked for, one after the other; answers how many were completed. */
export async function writePersonalExports(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  for (let completed = 0; ; ) {
    const now = ports.now()
    const goneSince = new Date(now.getTime() - maxSilence)
    const row = await inScope(database, systemScope, ({ queries }) => claimPersonalExport(queries, now, goneSince))
    if (!row) return completed
    if (await writeOne(tools, row)) completed++
  }
}

async function writeOne(tools: JobTools, row: PersonalExportRow): Promise<boolean> {
  const { database, ports } = tools
  const storageKey = newFileKey(true, 'zip')
  try {
    const bytes = await archive(tools, row.userId)
    await ports.files.write(storageKey, bytes)
    const completedAt = ports.now()
    const isKept = await inScope(database, systemScope, async ({ queries }) => {
      const isOurs = await finishPersonalExport(queries, row, {
        ...{ status: 'COMPLETED', storageKey, fileSize: bytes.length, completedAt },
        expiresAt: new Date(completedAt.getTime() + dataExportDays * day),
      })
      if (isOurs) await record(recorder, queries, personalExportReady(row.userId))
      return isOurs
    })
    if (!isKept) await ports.files.remove(storageKey)
    return isKept
  } catch (err) {
    await ports.files.remove(storageKey)
    ports.log.error({ err }, 'the archive of a person failed')
    await inScope(database, systemScope, ({ queries }) => finishPersonalExport(queries, row, { status: 'FAILED' }))
    return false
  }
}

/**
 * Reads everything in one snapshot, in the person's own scope: row-level security keeps the rows of others out, even if
 * a statement forgot its condition.
 */
function archive({ database, ports }: JobTools, userId: string): Promise<Buffer> {
  return inScope(
    database,
    { userId, tenantId: null, reach: 'person' },
    async ({ queries }) => {
      const zip = new ZipFile(ports.now())
      for (const kind of personalDataKinds) {
        await zip.add(`${kind}.csv`, csvChunks(personalRows(queries, kind, userId)))
        await zip.add(`${kind}.json`, jsonChunks(personalRows(queries, kind, userId)))
      }
      return zip.bytes()
    },
    'snapshot',
  )
}

/** Removes the files of expired archives; answers how many. */
export async function expirePersonalExports({ database, ports }: JobTools): Promise<number> {
  const keys = await inScope(database, systemScope, ({ queries }) => endPersonalExports(queries, ports.now()))
  for (const key of keys) await ports.files.remove(key)
  return keys.length
}

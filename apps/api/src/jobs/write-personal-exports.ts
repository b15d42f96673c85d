import { dataExportDays, personalDataKinds } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { newFileKey } from '../files/file-key.ts'
import { record } from '../modules/events/record.ts'
import { personalExportReady } from '../modules/personal-data/personal-data.events.ts'
import type { PersonalExportRow } from '../modules/personal-data/personal-exports.store.ts'
import { csvChunks, jsonChunks } from './export-files.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'
import { personalRows } from './personal-data.store.ts'
import {
  changeRunningArchive,
  claimPersonalExport,
  endPersonalExport,
  findPastArchives,
  type RunningArchive,
} from './personal-exports.store.ts'
import { whileSeen } from './while-seen.ts'
import { type ZippedFile, zipChunks } from './zip-file.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** An archive that nobody was seen at for so long is taken over. */
const maxSilence = 10 * minute
const recorder = { actor: null, facts: { requestId: 'job-write-personal-exports' } }

/** Writes the archives that people asked for, one after the other; answers how many were completed. */
export async function writePersonalExports(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  for (let completed = 0; ; ) {
    const now = ports.now()
    const claim = {
      ...{ now, goneSince: new Date(now.getTime() - maxSilence), storageKey: newFileKey(true, 'zip') },
      remove: (key: string) => ports.files.remove(key),
    }
    const row = await inScope(database, systemScope, ({ queries }) => claimPersonalExport(queries, claim))
    if (!row) return completed
    if (await writeOne(tools, row)) completed++
  }
}

async function writeOne(tools: JobTools, row: RunningArchive): Promise<boolean> {
  const { database, ports } = tools
  const change = (changed: Partial<PersonalExportRow>) =>
    inScope(database, systemScope, ({ queries }) => changeRunningArchive(queries, row, changed))
  try {
    const say = () => change({ seenAt: ports.now() })
    const fileSize = await whileSeen(tools, say, () => writeArchive(tools, row))
    const completedAt = ports.now()
    const isKept = await inScope(database, systemScope, async ({ queries }) => {
      const isOurs = await changeRunningArchive(queries, row, {
        ...{ status: 'COMPLETED', fileSize, completedAt },
        expiresAt: new Date(completedAt.getTime() + dataExportDays * day),
      })
      if (isOurs) await record(recorder, queries, personalExportReady(row.userId))
      return isOurs
    })
    if (!isKept) await ports.files.remove(row.storageKey)
    return isKept
  } catch (err) {
    // The file goes before its key, so that a crash leaves a row that knows it.
    await ports.files.remove(row.storageKey)
    ports.log.error({ err }, 'the archive of a person failed')
    await change({ status: 'FAILED', storageKey: null })
    return false
  }
}

/**
 * Reads everything in one snapshot, in the person's own scope: row-level security keeps the rows of others out, even if
 * a statement forgot its condition. The archive is stored while it is read.
 */
function writeArchive({ database, ports }: JobTools, { userId, storageKey }: RunningArchive): Promise<number> {
  return inScope(
    database,
    { userId, tenantId: null, reach: 'person' },
    ({ queries }) => ports.files.writeChunks(storageKey, zipChunks(ports.now(), filesOf(queries, userId))),
    'snapshot',
  )
}

async function* filesOf(queries: Queries, userId: string): AsyncGenerator<ZippedFile> {
  for (const kind of personalDataKinds) {
    yield { name: `${kind}.csv`, content: csvChunks(await personalRows(queries, kind, userId)) }
    yield { name: `${kind}.json`, content: jsonChunks(await personalRows(queries, kind, userId)) }
  }
}

/** Removes the files of expired archives, before their keys, each in its own transaction; answers how many. */
export async function expirePersonalExports(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  const now = ports.now()
  const due = await inScope(database, systemScope, ({ queries }) => findPastArchives(queries, now))
  const expired = await handleEach(tools, 'expire-personal-exports', due, (userId) =>
    inScope(database, systemScope, async ({ queries }) => {
      const key = await endPersonalExport(queries, userId, now)
      if (!key) return false
      await ports.files.remove(key)
      return true
    }),
  )
  return expired.length
}

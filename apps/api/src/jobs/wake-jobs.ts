import type { LiveTopic } from '@chonoi/contract'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { type ChangeNotices, listenForChanges } from '../live/change-notices.ts'
import type { Ports } from '../ports/ports.ts'

/** The jobs that may have something to do as soon as a change is told. */
const concerned: Partial<Record<LiveTopic, readonly string[]>> = {
  notifications: ['push-notices', 'mail-notices'],
  campaigns: ['send-campaigns'],
}
/** The names of jobs that a change may wake. */
export const wokenJobs: ReadonlySet<string> = new Set(Object.values(concerned).flat())

/** Changes come in crowds: those within this time wake a job once. */
const gatheringMs = 1_000
const probeMs = 30_000

/** The ids of this process's workers, by the name of their job. */
export type Workers = ReadonlyMap<string, string>

/**
 * Wakes jobs when a transaction of any process tells of work for them, so that nobody waits for the next minute. Their
 * schedule goes on beside it: it finds what was told while the connection was lost, which is opened again. Resolves once
 * it listens, or has found that it can't yet.
 */
export async function wakeJobs(
  database: Database,
  log: Ports['log'],
  boss: PgBoss,
  workers: Workers,
): Promise<{ close(): Promise<void> }> {
  const gathering = new Map<string, NodeJS.Timeout>()
  let notices: Promise<ChangeNotices | undefined>
  let isClosed = false

  async function wake(name: string) {
    gathering.delete(name)
    try {
      // One that waits already is enough.
      await boss.send(name)
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
    } catch (err) {
      if (!isClosed) log.warn({ err, job: name }, 'a job was not woken')
    }
  }

  async function listen(): Promise<ChangeNotices | undefined> {
    try {
      return await listenForChanges(
        database,
        (told) => {
          if ('ends' in told) return
          for (const name of concerned[told.topic] ?? [])
            if (!gathering.has(name)) gathering.set(name, setTimeout(() => void wake(name), gatheringMs).unref())
        },
        () => {
          notices = Promise.resolve(undefined)
        },
      )
    } catch {
      return undefined
    }
  }

  notices = listen()
  await notices
  const probing = setInterval(() => {
    void notices.then((open) => {
      if (open) open.probe()
      else if (!isClosed) notices = listen()
    })
  }, probeMs).unref()
  return {
    async close() {
      isClosed = true
      clearInterval(probing)
      for (const timer of gathering.values()) clearTimeout(timer)
      await (await notices)?.close()
    },
  }
}

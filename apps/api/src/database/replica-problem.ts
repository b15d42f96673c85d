import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { withLoginOf } from './login-elsewhere.ts'
import { primaryUrl } from './several-servers.ts'

const betweenLooks = 100

interface Answer {
  isStandby: boolean
  hasAll: boolean
}

/**
 * Why visitors can't read from the replica, in one sentence. Null: they can. `ownerUrl` is of the primary; whoever owns the
 * schema there may sign in at its copy.
 */
export async function readReplicaProblem(ownerUrl: string, url: string, maxLagMs: number): Promise<string | null> {
  const connect = async (connectionString: string) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const primary = await connect(primaryUrl(ownerUrl))
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
  await primary.end()
  const position = rows[0]?.position
  const until = Date.now() + maxLagMs
  try {
    const replica = await connect(withLoginOf(ownerUrl, url))
    try {
      for (;;) {
        const { rows: answers } = await replica.query<Answer>(
          `select pg_is_in_recovery() as "isStandby",
             case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn else false end as "hasAll"`,
          [position],
        )
        if (!answers[0]?.isStandby) return 'it is not a replica (not in recovery), so nobody reads from it.'
        if (answers[0].hasAll) return null
        if (Date.now() > until) return `it is more than ${maxLagMs} ms behind, so nobody reads from it.`
        await pause(betweenLooks)
      }
    } finally {
      await replica.end()
    }
  } catch (error) {
    return `it can't be reached (${(error as { code?: string }).code ?? (error as Error).message}), so nobody reads from it.`
  }
}

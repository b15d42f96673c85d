import type pg from 'pg'
import { applicationRole } from '../../src/database/database.ts'
import type { Everything } from './arrange-everything.ts'
import { type OwnedTable, ownerOf } from './owned-tables.ts'

/** What a statement came to: the code of its refusal, or how many rows it reached. */
export type Outcome = { refused: string } | { own: number; theirs: number }

export interface Attempt {
  table: OwnedTable
  mine: Everything
  theirs: Everything
  /** Without `where`, which would bring the policy for reading to the help of the one that is asked. */
  statement: string
  /** What the owner does first. */
  before?: string
}

/**
 * Runs a statement as the application's role in my scope, and undoes it. Triggers and foreign keys are off, so that only
 * privileges and policies stand between it and the rows of others; the owner looks which of theirs it reached.
 */
export async function attemptWrite(owner: pg.Pool, attempt: Attempt): Promise<Outcome> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    if (attempt.before) await client.query(attempt.before)
    const places = await placesOfTheirs(client, attempt)
    await client.query(`set local role ${applicationRole}`)
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.tenant_id', $2, true), set_config('app.scope', 'person', true)`,
      [attempt.mine.userId, attempt.mine.tenantId],
    )
    const reached = await client.query(attempt.statement).then(
      ({ rowCount }) => rowCount ?? 0,
      ({ code }: { code: string }) => ({ refused: code }),
    )
    if (typeof reached === 'object') return reached
    await client.query('reset role')
    const after = new Set(await placesOfTheirs(client, attempt))
    const theirs = places.filter((place) => !after.has(place)).length
    return { own: reached - theirs, theirs }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Where their rows lie: a row that was written over or deleted isn't there any more, whatever it says now. */
async function placesOfTheirs(client: pg.PoolClient, { table, theirs }: Attempt): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select tableoid || ' ' || ctid::text as place from ${table.name} where ${table.column} = $1`,
    [ownerOf(table, theirs)],
  )
  return rows.map(({ place }) => place)
}

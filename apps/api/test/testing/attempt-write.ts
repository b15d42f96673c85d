import type pg from 'pg'
import { applicationRole } from '../../src/database/database.ts'
import type { Everything } from './arrange-everything.ts'
import { type OwnedTable, ownerOf } from './owned-tables.ts'

/** Result of a statement: the code of its refusal, or the number of affected rows. */
export type Outcome = { refused: string } | { own: number; theirs: number }

export interface Attempt {
  table: OwnedTable
  mine: Everything
  theirs: Everything
  /** Has no `where`, because the policy for reading would then apply as well as the tested one. */
  statement: string
  /** Statement that the owner runs first. */
  before?: string
}

/**
 * Runs a statement as the application's role in my scope, and rolls it back. Triggers and foreign keys are disabled, so
 * that only privileges and policies protect other people's rows. The owner then checks which of theirs changed.
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

/**
 * Returns the physical locations of their rows. An updated or deleted row has left its location, whatever its content.
 */
async function placesOfTheirs(client: pg.PoolClient, { table, theirs }: Attempt): Promise<string[]> {
  const { rows } = await client.query<{ place: string }>(
    `select tableoid || ' ' || ctid::text as place from ${table.name} where ${table.column} = $1`,
    [ownerOf(table, theirs)],
  )
  return rows.map(({ place }) => place)
}

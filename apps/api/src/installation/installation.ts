import type pg from 'pg'

/** What a database holds. A demo that was left is a real installation. */
export type Installation = 'EMPTY' | 'DEMO' | 'REAL'

export async function readInstallation(owner: pg.Pool | pg.PoolClient): Promise<Installation> {
  const { rows } = await owner.query<{ isDemo: boolean }>(
    `select began_as = 'DEMO' and left_demo_at is null as "isDemo" from installations`,
  )
  if (!rows[0]) return 'EMPTY'
  return rows[0].isDemo ? 'DEMO' : 'REAL'
}

/** When the newest backup by command was taken. */
export async function readLastBackup(owner: pg.Pool): Promise<Date | null> {
  const { rows } = await owner.query<{ at: Date | null }>('select last_backup_at as at from installations')
  return rows[0]?.at ?? null
}

/** Notes that a start accepts former keys, or no longer does. */
export async function noteKeyOverlap(owner: pg.Pool, isOverlap: boolean): Promise<void> {
  await owner.query(
    `update installations set key_overlap_since = case when $1 then now() end
     where (key_overlap_since is null) = $1`,
    [isOverlap],
  )
}

/** Since when starts accept former keys. Null: they don't. */
export async function readKeyOverlap(owner: pg.Pool): Promise<Date | null> {
  const { rows } = await owner.query<{ since: Date | null }>('select key_overlap_since as since from installations')
  return rows[0]?.since ?? null
}

/** Advisory lock: of several processes that start together, one begins. */
const beginningLock = 7_041_992

/** Begins an installation in one transaction. Does nothing and returns false when one exists. */
export async function beginOnce(
  owner: pg.Pool,
  kind: Exclude<Installation, 'EMPTY'>,
  write: (client: pg.PoolClient) => Promise<void>,
): Promise<boolean> {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [beginningLock])
    const { rowCount } = await client.query('select from tenants where is_platform')
    if (rowCount) {
      await client.query('rollback')
      return false
    }
    await write(client)
    await client.query('insert into installations (began_as) values ($1)', [kind])
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

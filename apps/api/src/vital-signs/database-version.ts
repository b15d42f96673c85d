import type pg from 'pg'

/** The server's version as it gives it, e.g. 170005 for 17.5. */
export async function readDatabaseVersion(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
  return Number(rows[0]?.version)
}

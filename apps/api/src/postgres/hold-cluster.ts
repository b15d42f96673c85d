import pg from 'pg'

/** Advisory lock number, distinct from those of preparation and seed. */
const holdersLock = 7_041_999
const maxWait = 3000

class ClusterInUse extends Error {}

export interface Hold {
  /** Resolves when the server has let go of it: it ended, or the hold was released. */
  readonly lost: Promise<void>
  release(): Promise<void>
}

/**
 * Makes this process the only site on the embedded server: a second one would stop the server under the first. The lock
 * is a session's, so it is free as soon as its holder is gone, however it ended.
 */
export async function holdCluster(url: string, folder: string): Promise<Hold> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: maxWait })
  client.on('error', () => {})
  const lost = new Promise<void>((end) => client.once('end', () => end()))
  await client.connect()
  const until = Date.now() + maxWait
  while (!(await tryLock(client))) {
    if (Date.now() > until) {
      await client.end()
      throw new ClusterInUse(`The data in ${folder} is in use by another start of the site: stop it or set DATA_DIR.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { lost, release: () => client.end().catch(() => {}) }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [holdersLock])
  return rows[0]?.isHeld ?? false
}

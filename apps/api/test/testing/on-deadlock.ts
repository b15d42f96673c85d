import type pg from 'pg'

const deadlockDetected = '40P01'

/**
 * Tells of every transaction of the pool's connections that PostgreSQL ended because it and another waited for each
 * other, also of one that simply ran again. Whoever is chosen hears it at once; the server's statistics come seconds late.
 */
export function onDeadlock(pool: pg.Pool, tell: () => void): void {
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection }
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === deadlockDetected) tell()
    })
  })
}

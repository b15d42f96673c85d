import type pg from 'pg'

const deadlockDetected = '40P01'

/**
 * Reports every transaction of the pool that PostgreSQL aborted because of a deadlock, retried ones included. The error
 * arrives immediately, while the server's statistics are seconds late.
 */
export function onDeadlock(pool: pg.Pool, tell: () => void): void {
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection }
    connection.on('errorMessage', ({ code }: pg.DatabaseError) => {
      if (code === deadlockDetected) tell()
    })
  })
}

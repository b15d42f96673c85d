import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Advisory lock: servers that start together prepare the database one after the other. */
const preparationLock = 7_041_991
const betweenTries = 100

/**
 * Takes the lock for this session, until its end or `releasePreparationLock`. Asked again and again, because a
 * statement that waits inside of the server would itself be waited for by an index that is built concurrently.
 */
export async function takePreparationLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      preparationLock,
    ])
    if (rows[0]?.taken) return
    await pause(betweenTries)
  }
}

export async function releasePreparationLock(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [preparationLock]).catch(() => {})
}

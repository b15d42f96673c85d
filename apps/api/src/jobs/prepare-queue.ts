import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { applicationRole } from '../database/database.ts'
import { releasePreparationLock, takePreparationLock } from '../database/preparation-lock.ts'

export const queueSchema = 'pgboss'

/**
 * Makes or updates the queue's tables as the owner; the application only puts jobs in and takes them out. Two servers that
 * start together do it one after the other: the queue's own way of making its schema fails for the second.
 */
export async function prepareQueue(owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    await takePreparationLock(client)
    await makeTables(owner)
    await client.query(
      `grant usage on schema ${queueSchema} to ${applicationRole};
       grant select, insert, update, delete on all tables in schema ${queueSchema} to ${applicationRole};
       grant execute on all functions in schema ${queueSchema} to ${applicationRole}`,
    )
  } finally {
    await releasePreparationLock(client)
    client.release()
  }
}

async function makeTables(owner: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: queueSchema,
    supervise: false,
    schedule: false,
  })
  const failed: Error[] = []
  boss.on('error', (error) => failed.push(error))
  await boss.start()
  await boss.stop({ graceful: false })
  if (failed[0]) throw failed[0]
}

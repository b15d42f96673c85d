import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { applicationRole } from '../database/database.ts'
import { preparationLock } from '../database/migrate.ts'

export const queueSchema = 'pgboss'

/** Makes or updates the queue's tables as the owner; the application only puts jobs in and takes them out. */
export async function prepareQueue(owner: pg.Pool): Promise<void> {
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
  // One string is one transaction, and two servers that start together grant one after the other.
  await owner.query(
    `select pg_advisory_xact_lock(${preparationLock});
     grant usage on schema ${queueSchema} to ${applicationRole};
     grant select, insert, update, delete on all tables in schema ${queueSchema} to ${applicationRole};
     grant execute on all functions in schema ${queueSchema} to ${applicationRole}`,
  )
}

import { desc, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { pushKeys } from '../database/tables/push.ts'
import { placeOf } from '../encryption/encrypted-columns.ts'
import type { Ports } from '../ports/ports.ts'

export type PushKeyRow = typeof pushKeys.$inferSelect

const placeIn = (id: string) => placeOf({ table: 'push_keys', column: 'encrypted_private_key' }, id)

/** Returns the newest key. Makes the first one; of several processes that ask at once, one makes it. Runs as the system. */
export async function currentPushKey(queries: Queries, ports: Pick<Ports, 'encryption'>): Promise<PushKeyRow> {
  const stored = await findNewest(queries)
  if (stored) return stored
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('push_keys'))`)
  return (await findNewest(queries)) ?? (await insertPushKey(queries, ports))
}

/** Adds a key, with which browsers subscribe from now on. Subscriptions with earlier keys stay valid. */
export async function insertPushKey(queries: Queries, { encryption }: Pick<Ports, 'encryption'>): Promise<PushKeyRow> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const publicKey = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url')
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  if (!d) throw new Error('A private key has its number.')
  const id = randomUUID()
  const [row] = await queries
    .insert(pushKeys)
    .values({ id, publicKey, encryptedPrivateKey: await encryption.encrypt(d, placeIn(id)) })
    .returning()
  if (!row) throw new Error('An insert returns its row.')
  return row
}

/** A key as push services know it: both halves as base64url. */
export async function openPushKey(
  { encryption }: Pick<Ports, 'encryption'>,
  { id, publicKey, encryptedPrivateKey }: PushKeyRow,
): Promise<{ publicKey: string; privateKey: string }> {
  return { publicKey, privateKey: await encryption.decrypt(encryptedPrivateKey, placeIn(id)) }
}

async function findNewest(queries: Queries): Promise<PushKeyRow | undefined> {
  const [row] = await queries.select().from(pushKeys).orderBy(desc(pushKeys.createdAt), desc(pushKeys.id)).limit(1)
  return row
}

import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Encryption } from '../encryption/encryption.ts'
import { insertPushKey } from './push-keys.ts'

/**
 * Makes a new VAPID key. Browsers subscribe with it from their next visit; devices keep the key with which they
 * subscribed, so nobody stops being told. Returns the new public key.
 */
export async function rotatePushKey(owner: pg.Pool, encryption: Encryption): Promise<string> {
  const { publicKey } = await insertPushKey(drizzle(owner, { casing: 'snake_case' }), { encryption })
  return publicKey
}

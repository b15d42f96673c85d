import { randomHex } from '../storage/random-hex.ts'

/**
 * Creates a key for one intended effect. Calls that move money or stock get one automatically. A screen that may send
 * the same intent twice (a second press, a lost answer) creates one and passes it with every attempt: `params: {
 * header: { 'Idempotency-Key': key } }`.
 */
export function newIdempotencyKey(): string {
  return randomHex(16)
}

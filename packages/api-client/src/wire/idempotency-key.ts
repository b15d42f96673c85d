import { randomHex } from '../storage/random-hex.ts'

/**
 * A key for one intended effect. Calls that move money or stock get one by themselves; a screen that may send the same
 * intent twice (a second press, a lost answer) makes one and passes it with every try:
 * `params: { header: { 'Idempotency-Key': key } }`.
 */
export function newIdempotencyKey(): string {
  return randomHex(16)
}

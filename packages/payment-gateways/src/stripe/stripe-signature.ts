import { hmacHex, isSameDigest } from '../signing.ts'

const toleranceSeconds = 300

/** The value of `Stripe-Signature` for a body sent at a moment. */
export function signStripeEvent(body: Uint8Array | string, secret: string, sentAt: Date): string {
  const timestamp = Math.floor(sentAt.getTime() / 1000)
  return `t=${timestamp},v1=${digestOf(body, secret, String(timestamp))}`
}

/** Whether one of the `v1` signatures fits the raw body and the timestamp is at most five minutes away. */
export function isSignedByStripe(body: Uint8Array, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2))
  const timestamps = parts.filter(([name]) => name === 't').map(([, value]) => value ?? '')
  const [timestamp = ''] = timestamps
  if (timestamps.length !== 1 || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds) return false
  const expected = digestOf(body, secret, timestamp)
  return parts.filter(([name]) => name === 'v1').some(([, value]) => isSameDigest(expected, value))
}

function digestOf(body: Uint8Array | string, secret: string, timestamp: string): string {
  return hmacHex('sha256', secret, Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)]))
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC as lower-case hex, the form that every provider here uses. */
export function hmacHex(algorithm: 'sha256' | 'sha512', key: string, data: string | Uint8Array): string {
  return createHmac(algorithm, key).update(data).digest('hex')
}

/** Compares two hex digests in constant time. A missing one, or one of another length, is unequal. */
export function isSameDigest(expected: string, received: string | undefined): boolean {
  const one = Buffer.from(expected.toLowerCase(), 'utf8')
  const other = Buffer.from((received ?? '').toLowerCase(), 'utf8')
  return one.length === other.length && timingSafeEqual(one, other)
}

/** `k=v&…` in alphabetical order of the keys, values as they are (MoMo, payOS). */
export function rawSignText(fields: Readonly<Record<string, string | number>>): string {
  return Object.keys(fields)
    .sort()
    .map((key) => `${key}=${fields[key]}`)
    .join('&')
}

import { hmacHex, isSameDigest } from '../signing.ts'

const signatureFields = new Set(['vnp_SecureHash', 'vnp_SecureHashType'])

/** The signed text: non-empty fields in alphabetical order, form-encoded (a space is `+`). */
export function vnpaySignText(fields: Iterable<readonly [string, string]>): string {
  const signed = [...fields]
    .filter(([name, value]) => value !== '' && !signatureFields.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]): [string, string] => [name, value])
  return new URLSearchParams(signed).toString()
}

/** The query string of fields with its signature at the end. */
export function signVnpayQuery(fields: Iterable<readonly [string, string]>, secret: string): string {
  const text = vnpaySignText(fields)
  return `${text}&vnp_SecureHash=${hmacHex('sha512', secret, text)}`
}

/** The fields of a signed query; null when the signature is wrong or a field is repeated. */
export function readSignedVnpayQuery(query: string, secret: string): ReadonlyMap<string, string> | null {
  const pairs = [...new URLSearchParams(query)]
  const fields = new Map(pairs)
  if (fields.size !== pairs.length) return null
  const expected = hmacHex('sha512', secret, vnpaySignText(fields))
  return isSameDigest(expected, fields.get('vnp_SecureHash')) ? fields : null
}

/** The signature of an API message: its fields' values joined by `|`, missing ones empty. */
export function signVnpayMessage(
  message: Readonly<Record<string, unknown>>,
  order: readonly string[],
  secret: string,
): string {
  return hmacHex('sha512', secret, order.map((name) => String(message[name] ?? '')).join('|'))
}

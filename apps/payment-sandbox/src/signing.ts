import { createHmac } from 'node:crypto'

/** Written apart from the adapters on purpose: a mistake there must not be repeated here. */
export const hmac = (algorithm: 'sha256' | 'sha512', key: string, text: string): string =>
  createHmac(algorithm, key).update(text, 'utf8').digest('hex')

/** `name=value&…`, names in alphabetical order. */
export function sortedPairs(fields: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(fields).toSorted()
  return names.map((name) => `${name}=${String(fields[name] ?? '')}`).join('&')
}

/** The address with more query parameters. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.toString()
}

import type { Document } from './document.ts'

/** Returns a module with the points, the duration and the counted calls of each rate limit. */
export function rateLimits(document: Document): string {
  const limits = Object.entries(document['x-rate-limits']).map(([name, { points, seconds, counts }]) => [
    name,
    { points, seconds, counts: counts ?? 'all' },
  ])
  return `/** Points per duration of each rate limit. */
export const rateLimits = ${JSON.stringify(Object.fromEntries(limits), null, 2)} as const

export type RateLimit = keyof typeof rateLimits
`
}

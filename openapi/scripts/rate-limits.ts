import type { Document } from './document.ts'

/** Returns a module with the points and the duration of each rate limit. */
export function rateLimits(document: Document): string {
  const limits = Object.entries(document['x-rate-limits']).map(([name, { points, seconds }]) => [
    name,
    { points, seconds },
  ])
  return `/** Points per duration of each rate limit. */
export const rateLimits = ${JSON.stringify(Object.fromEntries(limits), null, 2)} as const

export type RateLimit = keyof typeof rateLimits
`
}

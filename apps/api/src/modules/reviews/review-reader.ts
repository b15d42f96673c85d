import type { RequestContext } from '../../http/context.ts'
import type { ReviewReader } from './reviews.store.ts'

/** Returns the caller as a reader of reviews. */
export function readerOf({ actor }: RequestContext): ReviewReader {
  return { userId: actor?.id ?? null, seesAll: actor?.actsForPlatform ?? false }
}

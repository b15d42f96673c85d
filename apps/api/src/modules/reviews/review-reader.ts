import type { RequestContext } from '../../http/context.ts'
import type { ReviewReader } from './reviews.store.ts'

/** Returns the caller as a reader of reviews. */
export function readerOf({ actor }: RequestContext): ReviewReader {
  return { userId: actor?.id ?? null, seesAll: actor?.actsForPlatform ?? false }
}

/** The staff of a shop, who answer what was written of it while the shop is hidden, too. Row-level security is the wall. */
export const ofTheShop = (context: RequestContext): ReviewReader => ({ ...readerOf(context), seesAll: true })

import { checkSlug, isReservedSlug, numberedSlug, slugFrom } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { enforceForm } from '../../http/failure.ts'
import { findSlugsLike, lockSlugs } from './managed-products.store.ts'

/** Fallback for names without a letter or digit. */
const namelessSlug = 'san-pham'

/** Refuses malformed and reserved slugs. */
export const enforceSlug = (slug: string): void => enforceForm((value: string) => checkSlug('slug', value), slug)

/** Yields slugs of a name that no product of the tenant uses yet: "ao-thun", then "ao-thun-2" … */
export async function* freeSlugs(queries: Queries, tenantId: string, name: string): AsyncGenerator<string, never> {
  const base = slugFrom(name) || namelessSlug
  // Concurrent products of the same name each see the slugs taken before them.
  await lockSlugs(queries, tenantId, base)
  const taken = await findSlugsLike(queries, tenantId, base)
  for (let attempt = 1; ; attempt++) {
    const slug = numberedSlug(base, attempt)
    if (!taken.has(slug) && !isReservedSlug(slug)) yield slug
  }
}

import { checkSlug, isReservedSlug, numberedSlug, slugFrom } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { enforceForm } from '../../http/failure.ts'
import { findSlugsLike, lockSlugs } from './managed-products.store.ts'

/** For a name without a letter or digit. */
const namelessSlug = 'san-pham'

/** Refuses a typed slug that is none, or a word that routes need. */
export const enforceSlug = (slug: string): void => enforceForm((value: string) => checkSlug('slug', value), slug)

/** Slugs made of a name that no product of the tenant has yet: "ao-thun", then "ao-thun-2" … */
export async function* freeSlugs(queries: Queries, tenantId: string, name: string): AsyncGenerator<string, never> {
  const base = slugFrom(name) || namelessSlug
  // Of many who offer the same name at once, each sees what the one before took.
  await lockSlugs(queries, tenantId, base)
  const taken = await findSlugsLike(queries, tenantId, base)
  for (let attempt = 1; ; attempt++) {
    const slug = numberedSlug(base, attempt)
    if (!taken.has(slug) && !isReservedSlug(slug)) yield slug
  }
}

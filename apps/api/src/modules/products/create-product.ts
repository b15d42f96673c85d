import type { BodyOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from './choose-slug.ts'
import { enforceStruckOutPrice } from './prices.ts'
import { productCreated } from './products.events.ts'
import { tellApprovers } from './tell-approvers.ts'
import { writeProduct } from './write-product.ts'

/** Creates a product of the current tenant, pending approval whoever creates it. */
export function createProduct(context: RequestContext, input: BodyOf<'createProduct'>): Promise<string> {
  const { person, tenantId } = context
  const { slug, priceInCents, compareAtPriceInCents = null } = input
  if (slug !== undefined) enforceSlug(slug)
  enforceStruckOutPrice({ priceInCents, compareAtPriceInCents })
  return context.transaction(async (queries) => {
    const name = input.name.trim()
    const id = await writeProduct(queries, {
      ...{ ...input, tenantId, sellerId: person.id, name, description: input.description.trim() },
      ...{ tags: tidyTags(input.tags ?? []), sku: input.sku ?? null, compareAtPriceInCents },
    })
    await tellApprovers(context, { id, name })
    await record(context, queries, productCreated({ id, name, tenantId }))
    return id
  })
}

/** Trims and deduplicates tags. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

import type { BodyOf } from '@chonoi/contract'
import { mayFeatureProduct } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findPicture } from './add-product-image.ts'
import { enforceSlug } from './choose-slug.ts'
import { enforceStruckOutPrice } from './prices.ts'
import { insertImage } from './product-images.store.ts'
import { productCreated } from './products.events.ts'
import { tellApprovers } from './tell-approvers.ts'
import { writeProduct, writeVariant, type WrittenVariant } from './write-product.ts'

/**
 * Creates a product of the current tenant with its images and variants: a draft, for which a name is enough, or pending
 * approval whoever creates it.
 */
export function createProduct(context: RequestContext, input: BodyOf<'createProduct'>): Promise<string> {
  const { person, tenantId } = context
  if (!input.isDraft) requireWhole(input)
  if (input.slug !== undefined) enforceSlug(input.slug)
  if (input.isFeatured) enforce(mayFeatureProduct(person))
  const [first, ...others] = variantsOf(input)
  return context.transaction(async (queries) => {
    const name = input.name.trim()
    const id = await writeProduct(queries, {
      ...{ ...input, ...first, tenantId, sellerId: person.id, name },
      ...{ description: input.description?.trim() ?? '', categoryId: input.categoryId ?? null },
      tags: tidyTags(input.tags ?? []),
    })
    for (const [index, variant] of others.entries())
      await writeVariant(queries, { productId: id, tenantId, createdBy: person.id, place: index + 1 }, variant)
    for (const [index, url] of (input.imageUrls ?? []).entries()) {
      const picture = await findPicture(context, queries, url, `imageUrls.${index}`)
      const place = { isPrimary: index === 0, sortOrder: index, altText: name }
      await insertImage(queries, { productId: id, tenantId, ...picture, ...place })
    }
    if (!input.isDraft) await tellApprovers(context, { id, name })
    await record(context, queries, productCreated({ id, name, tenantId }, input.isDraft ? 'DRAFT' : 'PENDING'))
    return id
  })
}

/** The contract requires a name alone, because of drafts. */
function requireWhole(input: BodyOf<'createProduct'>): void {
  const own = (['description', 'priceInCents', 'stock', 'categoryId'] as const).filter(
    (field) => input[field] === undefined,
  )
  const ofVariants = (input.variants ?? []).flatMap(({ priceInCents }, index) =>
    priceInCents === undefined ? [`variants.${index}.priceInCents`] : [],
  )
  const missing = [...own, ...ofVariants].map((field) => ({ field, code: 'required' as const }))
  if (missing.length > 0) refuseFields(missing)
}

/** The variants of a new product; at least one. */
function variantsOf(input: BodyOf<'createProduct'>): [WrittenVariant, ...WrittenVariant[]] {
  const { priceInCents = null, compareAtPriceInCents = null, sku = null, stock = 0 } = input
  const written = (input.variants ?? []).map(({ name, ...one }, index) => {
    const { priceInCents = null, compareAtPriceInCents = null, sku = null } = one
    const variant = { ...one, priceInCents, compareAtPriceInCents, sku, variantName: name.trim() }
    enforceStruckOutPrice(variant, `variants.${index}.`)
    return variant
  })
  const [first, ...others] = written
  if (first) return [first, ...others]
  enforceStruckOutPrice({ priceInCents, compareAtPriceInCents })
  return [{ priceInCents, compareAtPriceInCents, sku, stock }]
}

/** Trims and deduplicates tags. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

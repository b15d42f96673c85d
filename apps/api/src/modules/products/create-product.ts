import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { enforceSlug, freeSlugs } from './choose-slug.ts'
import { insertProduct, isCategoryOpen, type NewProduct } from './managed-products.store.ts'
import { enforceStruckOutPrice } from './prices.ts'
import { insertVariant } from './product-variants.store.ts'
import { tellApprovers } from './tell-approvers.ts'
import { productCreated } from './products.events.ts'

/**
 * Creates a product of the current tenant, pending approval whoever creates it. Its first variant carries price and
 * sku. Its initial stock is booked as a movement, like all stock.
 */
export function createProduct(context: RequestContext, input: BodyOf<'createProduct'>): Promise<string> {
  const { person, tenantId } = context
  if (input.slug !== undefined) enforceSlug(input.slug)
  enforceStruckOutPrice({
    priceInCents: input.priceInCents,
    compareAtPriceInCents: input.compareAtPriceInCents ?? null,
  })
  return context.transaction(async (queries) => {
    if (!(await isCategoryOpen(queries, input.categoryId))) throw new Failure('category.not_found')
    const id = randomUUID()
    const name = input.name.trim()
    const { categoryId, condition, isDigital, isFeatured } = input
    await insertUnderFreeSlug(queries, input.slug, {
      ...{
        id,
        tenantId,
        sellerId: person.id,
        categoryId,
        name,
        description: input.description.trim(),
        status: 'PENDING',
      },
      ...(condition && { condition }),
      isDigital: isDigital ?? false,
      isFeatured: isFeatured ?? false,
      tags: tidyTags(input.tags ?? []),
    })
    const variantId = await insertVariant(queries, {
      ...{ productId: id, tenantId, isDefault: true },
      sku: input.sku ?? null,
      priceInCents: input.priceInCents,
      compareAtPriceInCents: input.compareAtPriceInCents ?? null,
    })
    await openStock(context, queries, { tenantId, productId: id, variantId }, input.stock)
    await tellApprovers(context, { id, name })
    await record(context, queries, productCreated({ id, name, tenantId }))
    return id
  })
}

/** Trims and deduplicates tags. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))]
}

async function insertUnderFreeSlug(queries: Queries, typed: string | undefined, product: Omit<NewProduct, 'slug'>) {
  if (typed !== undefined) {
    if (!(await insertProduct(queries, { ...product, slug: typed }))) throw new Failure('slug.taken')
    return
  }
  // Another request may take the same slug in between. Then try the next one.
  for await (const slug of freeSlugs(queries, product.tenantId, product.name)) {
    if (await insertProduct(queries, { ...product, slug })) return
  }
}

/** Books the initial stock of a new variant. */
export async function openStock(
  context: RequestContext,
  queries: Queries,
  variant: { tenantId: string; productId: string; variantId: string },
  quantity: number,
): Promise<void> {
  if (quantity === 0) return
  await insertStockMovement(queries, { ...variant, type: 'RESTOCK', quantity, createdBy: context.person.id })
}

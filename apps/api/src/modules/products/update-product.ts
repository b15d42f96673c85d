import type { BodyOf } from '@chonoi/contract'
import { mayFeatureProduct, mayMoveProduct, statusAfterChange } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from './choose-slug.ts'
import { tidyTags } from './create-product.ts'
import { enforceProductVersion, lockOwnProduct } from './managed-product.ts'
import { isCategoryOpen, type ProductChange, type ProductRow, updateProducts } from './managed-products.store.ts'
import { changedPrices } from './prices.ts'
import { findVariantRows, updateVariant, type VariantChange } from './product-variants.store.ts'
import { tellApprovers } from './tell-approvers.ts'
import { tellPriceDrop } from '../wishlist/tell-price-drop.ts'
import { productUpdated } from './products.events.ts'
import { requireFinished } from './require-finished.ts'

/**
 * Changes a product of the current tenant. Changes of approved content need approval again. A draft may stay unfinished
 * until it is submitted. Fails with row.changed when the edited version isn't the stored one.
 */
export function updateProduct(
  context: RequestContext,
  productId: string,
  { version, ...input }: BodyOf<'updateProduct'>,
): Promise<void> {
  if (input.slug !== undefined) enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    await enforceProductVersion(queries, version, product)
    const { categoryId } = input
    if (categoryId && categoryId !== product.categoryId && !(await isCategoryOpen(queries, categoryId)))
      throw new Failure('category.not_found')
    const change = changesOf(product, input)
    if (change.isFeatured !== undefined) enforce(mayFeatureProduct(context.person))
    const status = input.status ?? statusAfterChange(product.status, Object.keys(change))
    enforce(mayMoveProduct(product.status, status))
    const isSubmitted = status === 'PENDING' && product.status !== 'PENDING'
    const written: ProductChange = {
      ...change,
      ...(status !== product.status && { status }),
      ...(isSubmitted && { rejectionReason: null }),
    }
    // The price first: without one it can't be submitted.
    const { before, after } = await updateOffer(queries, product, input)
    if (isSubmitted) await requireFinished(queries, { ...product, ...change })
    await updateProducts(queries, [productId], written)
    if (isSubmitted) await tellApprovers(context, { id: productId, name: change.name ?? product.name })
    if (input.priceInCents !== undefined)
      await tellPriceDrop(context, { id: productId, name: change.name ?? product.name })
    await record(context, queries, productUpdated({ ...product, ...before }, { ...written, ...after }))
  })
}

/** Returns the product's own fields whose values differ. */
function changesOf(product: ProductRow, input: BodyOf<'updateProduct'>): ProductChange {
  const wanted: ProductChange = {
    ...(input.name !== undefined && { name: input.name.trim() }),
    ...(input.slug !== undefined && { slug: input.slug }),
    ...(input.description !== undefined && { description: input.description.trim() }),
    ...(input.condition !== undefined && { condition: input.condition }),
    ...(input.categoryId !== undefined && { categoryId: input.categoryId }),
    ...(input.isDigital !== undefined && { isDigital: input.isDigital }),
    ...(input.isFeatured !== undefined && { isFeatured: input.isFeatured }),
    ...(input.tags !== undefined && { tags: tidyTags(input.tags) }),
  }
  const differs = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(product[field as keyof ProductRow])
  return Object.fromEntries(Object.entries(wanted).filter(differs))
}

interface Offer {
  before: { sku?: string | null; priceInCents?: number; compareAtPriceInCents?: number | null }
  after: Omit<VariantChange, 'priceInCents'> & { priceInCents?: number }
}

/** Changes price and sku on the default variant. */
async function updateOffer(queries: Queries, product: ProductRow, input: BodyOf<'updateProduct'>): Promise<Offer> {
  const { priceInCents, compareAtPriceInCents, sku } = input
  const { id, defaultVariantId } = product
  if (!defaultVariantId) return { before: {}, after: {} }
  const isPriced = priceInCents !== undefined || compareAtPriceInCents !== undefined
  if (!isPriced && sku === undefined) return { before: {}, after: {} }
  const variant = found((await findVariantRows(queries, id)).find((row) => row.id === defaultVariantId))
  const after: Offer['after'] = {
    ...(isPriced && changedPrices(variant, { priceInCents, compareAtPriceInCents })),
    ...(sku !== undefined && { sku }),
  }
  await updateVariant(queries, defaultVariantId, after)
  const before = { priceInCents: variant.priceInCents ?? 0, compareAtPriceInCents: variant.compareAtPriceInCents }
  return { before: { ...before, sku: variant.sku }, after }
}

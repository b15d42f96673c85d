import type { BodyOf } from '@chonoi/contract'
import { mayMoveProduct, statusAfterChange } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { enforceSlug } from './choose-slug.ts'
import { tidyTags } from './create-product.ts'
import { lockOwnProduct } from './managed-product.ts'
import { isCategoryOpen, type ProductChange, type ProductRow, updateProducts } from './managed-products.store.ts'
import { changedPrices } from './prices.ts'
import { updateVariant } from './product-variants.store.ts'
import { tellApprovers } from './tell-approvers.ts'
import { tellPriceDrop } from '../wishlist/tell-price-drop.ts'
import { productUpdated } from './products.events.ts'

/** Changes a product of the current tenant. Changes of approved content need approval again. */
export function updateProduct(
  context: RequestContext,
  productId: string,
  input: BodyOf<'updateProduct'>,
): Promise<void> {
  if (input.slug !== undefined) enforceSlug(input.slug)
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    const { categoryId } = input
    if (categoryId && categoryId !== product.categoryId && !(await isCategoryOpen(queries, categoryId)))
      throw new Failure('category.not_found')
    const change = changesOf(product, input)
    const status = input.status ?? statusAfterChange(product.status, Object.keys(change))
    enforce(mayMoveProduct(product.status, status))
    const isSubmitted = status === 'PENDING' && product.status !== 'PENDING'
    await updateProducts(queries, [productId], {
      ...change,
      ...(status !== product.status && { status }),
      ...(isSubmitted && { rejectionReason: null }),
    })
    await updateOffer(queries, product, input)
    if (isSubmitted) await tellApprovers(context, { id: productId, name: change.name ?? product.name })
    if (input.priceInCents !== undefined)
      await tellPriceDrop(context, { id: productId, name: change.name ?? product.name })
    await record(context, queries, productUpdated(product, Object.keys(input), status))
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

/** Changes price and sku on the default variant. */
async function updateOffer(queries: Queries, product: ProductRow, input: BodyOf<'updateProduct'>) {
  const { priceInCents, compareAtPriceInCents, sku } = input
  if (!product.defaultVariantId) return
  const isPriced = priceInCents !== undefined || compareAtPriceInCents !== undefined
  await updateVariant(queries, product.defaultVariantId, {
    ...(isPriced &&
      changedPrices(product, {
        ...(priceInCents !== undefined && { priceInCents }),
        ...(compareAtPriceInCents !== undefined && { compareAtPriceInCents }),
      })),
    ...(sku !== undefined && { sku }),
  })
}

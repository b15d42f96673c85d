import type { BodyOf } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure, found, refuseFields } from '../../http/failure.ts'
import { changesBetween } from '../events/changes.ts'
import { record } from '../events/record.ts'
import { enforceProductVersion, lockOwnProduct } from './managed-product.ts'
import { wasOrdered } from './managed-products.store.ts'
import { changesOfVariant, variantFields } from './part-changes.ts'
import { changedPrices, enforceStruckOutPrice } from './prices.ts'
import { findVariants, type ProductVariantRow } from './product-details.store.ts'
import { deleteVariantRow, insertVariant, unmarkDefaultVariant, updateVariant } from './product-variants.store.ts'
import { openStock } from './write-product.ts'
import { tellPriceDrop } from '../wishlist/tell-price-drop.ts'
import { productPartChanged } from './products.events.ts'

/** Adds a variant with its initial stock to one of the caller's products. */
export function createProductVariant(
  context: RequestContext,
  productId: string,
  input: BodyOf<'createProductVariant'>,
): Promise<ProductVariantRow> {
  const { priceInCents, compareAtPriceInCents = null, isDefault, stock = 0 } = input
  enforceStruckOutPrice({ priceInCents, compareAtPriceInCents })
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    const { tenantId } = product
    if (isDefault) await unmarkDefaultVariant(queries, productId)
    const variants = await findVariants(queries, productId)
    const variantId = await insertVariant(queries, {
      ...{ productId, tenantId, priceInCents, compareAtPriceInCents, isDefault, options: input.options ?? {} },
      name: input.name.trim(),
      sku: input.sku ?? null,
      sortOrder: input.sortOrder ?? Math.max(-1, ...variants.map((one) => one.sortOrder)) + 1,
    })
    await openStock(queries, { tenantId, productId, variantId, createdBy: context.person.id }, stock)
    const variant = await readVariant(queries, productId, variantId)
    await record(context, queries, productPartChanged(product, 'variant_create', changesOfVariant(variant, 'new')))
    return variant
  })
}

/**
 * Changes a variant of one of the caller's products. `isDefault: true` makes it the only default. Fails with row.changed when
 * the edited version of the product isn't the stored one.
 */
export function updateProductVariant(
  context: RequestContext,
  productId: string,
  variantId: string,
  { version, ...input }: BodyOf<'updateProductVariant'>,
): Promise<ProductVariantRow> {
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    await enforceProductVersion(queries, version, product)
    const before = await readVariant(queries, productId, variantId)
    const { name, isDefault, priceInCents, compareAtPriceInCents, ...plain } = input
    // One variant is always the default. Make another one the default instead of unsetting this one.
    if (isDefault === false && before.isDefault)
      refuseFields([{ field: 'isDefault', code: 'product.default_variant_needed' }])
    if (isDefault) await unmarkDefaultVariant(queries, productId)
    const isPriced = priceInCents !== undefined || compareAtPriceInCents !== undefined
    await updateVariant(queries, variantId, {
      ...plain,
      ...(name !== undefined && { name: name.trim() }),
      ...(isDefault && { isDefault }),
      ...(isPriced && changedPrices(before, { priceInCents, compareAtPriceInCents })),
    })
    if (priceInCents !== undefined || isDefault) await tellPriceDrop(context, product)
    const after = await readVariant(queries, productId, variantId)
    const changes = { variantId, ...changesBetween(before, after, variantFields) }
    await record(context, queries, productPartChanged(product, 'variant_update', changes))
    return after
  })
}

/** Removes a variant, except the last one. An ordered variant is kept for its orders and hidden. */
export function deleteProductVariant(context: RequestContext, productId: string, variantId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    const variant = await readVariant(queries, productId, variantId)
    const [next] = (await findVariants(queries, productId)).filter(({ id }) => id !== variantId)
    if (!next) throw new Failure('product.last_variant')
    await removeVariant(context, queries, variantId)
    if (variant.isDefault) await updateVariant(queries, next.id, { isDefault: true })
    await record(context, queries, productPartChanged(product, 'variant_delete', changesOfVariant(variant, 'gone')))
  })
}

/** Removes a variant; one that was ordered is kept for its orders and hidden. */
export async function removeVariant(context: RequestContext, queries: Queries, variantId: string): Promise<void> {
  if (await wasOrdered(queries, { variantId })) {
    await updateVariant(queries, variantId, { isDefault: false, sku: null, removedAt: context.ports.now() })
  } else {
    await deleteVariantRow(queries, variantId)
  }
}

async function readVariant(queries: Queries, productId: string, variantId: string): Promise<ProductVariantRow> {
  return found((await findVariants(queries, productId)).find(({ id }) => id === variantId))
}

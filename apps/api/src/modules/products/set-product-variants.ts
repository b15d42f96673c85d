import type { BodyOf } from '@chonoi/contract'
import { maxStock, mayBeUnfinished } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { tellPriceDrop } from '../wishlist/tell-price-drop.ts'
import { removeVariant } from './change-product-variants.ts'
import { enforceProductVersion, lockOwnProduct } from './managed-product.ts'
import type { ProductRow } from './managed-products.store.ts'
import { changesOfVariants } from './part-changes.ts'
import { enforceStruckOutPrice } from './prices.ts'
import {
  findVariantRows,
  insertVariant,
  releaseSkus,
  unmarkDefaultVariant,
  updateVariant,
  type VariantRow,
} from './product-variants.store.ts'
import { productPartChanged } from './products.events.ts'
import { moveProductStock } from './update-product-stock.ts'
import { openStock } from './write-product.ts'

type SetVariant = BodyOf<'setProductVariants'>['variants'][number]

/**
 * Sets all variants of one of the caller's products: changes, adds and removes them in one transaction. Fails with row.changed
 * when the edited version of the product isn't the stored one.
 */
export function setProductVariants(
  context: RequestContext,
  productId: string,
  { version, variants }: BodyOf<'setProductVariants'>,
): Promise<void> {
  refuseWrongVariants(variants)
  return context.transaction(async (queries) => {
    const product = await lockOwnProduct(context, queries, productId)
    await enforceProductVersion(queries, version, product)
    if (!mayBeUnfinished(product.status)) requirePrices(variants)
    const before = await findVariantRows(queries, productId)
    const kept = new Map(variants.flatMap((one) => (one.id ? [[one.id, one] as const] : [])))
    for (const id of kept.keys()) found(before.find((row) => row.id === id))
    // Skus that variants exchange would be taken twice in between.
    await releaseSkus(
      queries,
      before.filter((row) => kept.get(row.id)?.sku !== row.sku).map(({ id }) => id),
    )
    const chosen = Math.max(
      variants.findIndex(({ isDefault }) => isDefault),
      0,
    )
    // In between the product would have the price of another variant, and whoever looks at it would be told.
    const isStillDefault = before.some(({ id, isDefault }) => isDefault && id === variants[chosen]?.id)
    if (!isStillDefault) await unmarkDefaultVariant(queries, productId)
    for (const [index, variant] of variants.entries()) {
      const row = before.find(({ id }) => id === variant.id)
      await setVariant(context, queries, { product, row, index, isDefault: index === chosen }, variant)
    }
    for (const row of before) if (!kept.has(row.id)) await removeVariant(context, queries, row.id)
    await tellPriceDrop(context, product)
    const changes = changesOfVariants(before, await findVariantRows(queries, productId))
    await record(context, queries, productPartChanged(product, 'variant_update', changes))
  })
}

interface Place {
  product: ProductRow
  row: VariantRow | undefined
  index: number
  isDefault: boolean
}

async function setVariant(
  context: RequestContext,
  queries: Queries,
  { product, row, index, isDefault }: Place,
  { priceInCents, compareAtPriceInCents = null, sku = null, options = {}, stockChange = 0, ...variant }: SetVariant,
): Promise<void> {
  const { id: productId, tenantId } = product
  const name = variant.name.trim()
  const prices = { priceInCents: priceInCents ?? null, compareAtPriceInCents }
  const values = { name, sku, ...prices, options, isDefault, sortOrder: index }
  if (!row) {
    const variantId = await insertVariant(queries, { productId, tenantId, ...values })
    await openStock(queries, { tenantId, productId, variantId, createdBy: context.person.id }, stockChange)
    return
  }
  await updateVariant(queries, row.id, values)
  if (stockChange === 0) return
  const movement = { variantId: row.id, quantity: stockChange, type: 'ADJUSTMENT' } as const
  await moveProductStock(context, queries, productId, movement, `variants.${index}.stockChange`)
}

/** What the form of one variant can't say: names, one default, initial stock, no id twice. */
function refuseWrongVariants(variants: readonly SetVariant[]): void {
  const ids = variants.flatMap(({ id }) => id ?? [])
  const problems = variants.flatMap(({ id, name, stockChange = 0, isDefault }, index) => {
    const field = `variants.${index}`
    return [
      ...(variants.length > 1 && name.trim() === '' ? [{ field: `${field}.name`, code: 'required' as const }] : []),
      ...(!id && stockChange < 0
        ? [{ field: `${field}.stockChange`, code: 'too_small' as const, params: { min: 0 } }]
        : []),
      ...(!id && stockChange > maxStock
        ? [{ field: `${field}.stockChange`, code: 'too_large' as const, params: { max: maxStock } }]
        : []),
      ...(id && ids.indexOf(id) !== ids.lastIndexOf(id) ? [{ field: `${field}.id`, code: 'not_unique' as const }] : []),
      ...(isDefault && variants.findIndex((one) => one.isDefault) !== index
        ? [{ field: `${field}.isDefault`, code: 'not_unique' as const }]
        : []),
    ]
  })
  if (problems.length > 0) refuseFields(problems)
  for (const [index, { priceInCents = null, compareAtPriceInCents = null }] of variants.entries())
    enforceStruckOutPrice({ priceInCents, compareAtPriceInCents }, `variants.${index}.`)
}

function requirePrices(variants: readonly SetVariant[]): void {
  const problems = variants.flatMap(({ priceInCents }, index) =>
    priceInCents === undefined ? [{ field: `variants.${index}.priceInCents`, code: 'required' as const }] : [],
  )
  if (problems.length > 0) refuseFields(problems)
}

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { newProductVariants, productVariants } from '../../database/tables/catalogue.ts'

export type VariantRow = typeof productVariants.$inferSelect
export type VariantChange = Partial<
  Pick<
    VariantRow,
    'name' | 'sku' | 'priceInCents' | 'compareAtPriceInCents' | 'options' | 'isDefault' | 'sortOrder' | 'removedAt'
  >
>

export function findVariantRows(queries: Queries, productId: string): Promise<VariantRow[]> {
  return queries
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.sortOrder), asc(productVariants.id))
}

/** The prices of the default variants of some products, by product. */
export async function findDefaultPrices(queries: Queries, productIds: readonly string[]) {
  const { productId, priceInCents, compareAtPriceInCents, isDefault } = productVariants
  const rows = await queries
    .select({ productId, priceInCents, compareAtPriceInCents })
    .from(productVariants)
    .where(and(inArray(productId, [...productIds]), eq(isDefault, true)))
  return new Map(rows.map(({ productId: id, ...prices }) => [id, prices]))
}

/** Which of these products have a variant without a price. */
export async function findUnpricedProducts(queries: Queries, productIds: readonly string[]): Promise<Set<string>> {
  const { productId, priceInCents, removedAt } = productVariants
  const rows = await queries
    .selectDistinct({ productId })
    .from(productVariants)
    .where(and(inArray(productId, [...productIds]), isNull(priceInCents), isNull(removedAt)))
  return new Set(rows.map((row) => row.productId))
}

export async function insertVariant(
  queries: Queries,
  variant: typeof newProductVariants.$inferInsert,
): Promise<string> {
  const [row] = await queries.insert(newProductVariants).values(variant).returning({ id: newProductVariants.id })
  if (!row) throw new Error('the variant was not written')
  return row.id
}

export async function updateVariant(queries: Queries, variantId: string, change: VariantChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await queries.update(productVariants).set(change).where(eq(productVariants.id, variantId))
}

/** Takes the skus of variants away, before they get others. */
export async function releaseSkus(queries: Queries, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await queries
    .update(productVariants)
    .set({ sku: null })
    .where(inArray(productVariants.id, [...variantIds]))
}

/** Unmarks the default variant. The same transaction must mark another. */
export async function unmarkDefaultVariant(queries: Queries, productId: string): Promise<void> {
  await queries
    .update(productVariants)
    .set({ isDefault: false })
    .where(and(eq(productVariants.productId, productId), productVariants.isDefault))
}

/**
 * Sets one price for the default variants of several products. Removes compare-at prices that are no longer above it.
 */
export async function priceDefaultVariants(queries: Queries, productIds: readonly string[], priceInCents: number) {
  await queries.execute(sql`
    update product_variants set price_in_cents = ${priceInCents}::bigint,
      compare_at_price_in_cents = case when compare_at_price_in_cents > ${priceInCents}::bigint then compare_at_price_in_cents end
    where is_default and product_id = any(${sql.param([...productIds])}::uuid[])`)
}

export async function deleteVariantRow(queries: Queries, variantId: string): Promise<void> {
  await queries.delete(productVariants).where(eq(productVariants.id, variantId))
}

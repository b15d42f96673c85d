import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { preparedOnce } from '../../database/prepared-once.ts'
import {
  categories,
  listedProductImages,
  listedProducts,
  listedProductVariants,
  listedTenants,
  productImages,
  products,
  productVariants,
} from '../../database/tables/catalogue.ts'
import { tenants } from '../../database/tables/people.ts'
import type { ProductRow } from './managed-products.store.ts'

/** A product's id or slug. */
export type ProductKey = { id: string } | { slug: string; tenantId?: string }

const categorySummary = {
  id: categories.id,
  name: categories.name,
  nameEn: categories.nameEn,
  slug: categories.slug,
}
const { searchName: _name, searchVector: _vector, ...listedColumns } = getTableColumns(listedProducts)
const { searchName: _ownName, searchVector: _ownVector, ...ownColumns } = getTableColumns(products)

/** Fields of images and variants shown with a product. A draft's may lack its price. */
export type ProductImageRow = Pick<
  typeof listedProductImages.$inferSelect,
  'id' | 'url' | 'altText' | 'sortOrder' | 'isPrimary' | 'width' | 'height'
>
export type ProductVariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'name' | 'sku' | 'priceInCents' | 'compareAtPriceInCents' | 'stock' | 'options' | 'isDefault' | 'sortOrder'
> & { availableStock: number }

const shownImages = sql<ProductImageRow[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'url', i.url, 'altText', i.alt_text, 'sortOrder', i.sort_order,
    'isPrimary', i.is_primary, 'width', i.width, 'height', i.height) order by i.sort_order, i.id), '[]')
  from ${listedProductImages} i where i.product_id = ${listedProducts}.id)`
const shownVariants = sql<ProductVariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'name', v.name, 'sku', v.sku, 'priceInCents', v.price_in_cents,
    'compareAtPriceInCents', v.compare_at_price_in_cents, 'stock', v.stock, 'availableStock', v.available_stock,
    'options', v.options, 'isDefault', v.is_default, 'sortOrder', v.sort_order) order by v.sort_order, v.id), '[]')
  from ${listedProductVariants} v where v.product_id = ${listedProducts}.id)`

/**
 * Finds a listed product with its shop, category, images and variants, in one prepared statement. Of several with the
 * same slug, the oldest wins.
 */
export async function findListedProduct(queries: Queries, key: ProductKey) {
  const column = 'id' in key ? ('id' as const) : ('slug' as const)
  const statement = preparedOnce(queries, `listed_product_by_${column}`, (name) =>
    queries
      .select({
        product: listedColumns,
        tenant: {
          id: listedTenants.id,
          name: listedTenants.name,
          slug: listedTenants.slug,
          logoUrl: listedTenants.logoUrl,
        },
        category: categorySummary,
        images: shownImages,
        variants: shownVariants,
      })
      .from(listedProducts)
      .innerJoin(listedTenants, eq(listedTenants.id, listedProducts.tenantId))
      .innerJoin(categories, eq(categories.id, listedProducts.categoryId))
      .where(eq(listedProducts[column], sql.placeholder('key')))
      .orderBy(asc(listedProducts.createdAt), asc(listedProducts.id))
      .limit(1)
      .prepare(name),
  )
  const [row] = await statement.execute({ key: 'id' in key ? key.id : key.slug })
  return row
}

export type ListedProduct = NonNullable<Awaited<ReturnType<typeof findListedProduct>>>
/** Readers see no version. */
type OwnProduct = Omit<ProductRow, 'searchName' | 'searchVector' | 'version'> & { version?: number }
/** A product in any state: a draft may have no category yet. */
export type WholeProduct = Omit<ListedProduct, 'product' | 'category'> & {
  product: OwnProduct
  category: ListedProduct['category'] | null
}

export function findListedImages(queries: Queries, productId: string): Promise<ProductImageRow[]> {
  return queries
    .select()
    .from(listedProductImages)
    .where(eq(listedProductImages.productId, productId))
    .orderBy(asc(listedProductImages.sortOrder), asc(listedProductImages.id))
}

export async function findListedProductId(queries: Queries, id: string): Promise<string | undefined> {
  const [row] = await queries.select({ id: listedProducts.id }).from(listedProducts).where(eq(listedProducts.id, id))
  return row?.id
}

/** Finds any product of the scope, in any state. */
export async function findWholeProduct(queries: Queries, key: ProductKey): Promise<WholeProduct | undefined> {
  const [row] = await queries
    .select({
      product: ownColumns,
      tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
      category: categorySummary,
    })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenantId))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where('id' in key ? eq(products.id, key.id) : bySlug(key))
    .orderBy(asc(products.createdAt), asc(products.id))
    .limit(1)
  if (!row) return undefined
  const images = await findImages(queries, row.product.id)
  const variants = await findVariants(queries, row.product.id)
  return { ...row, images, variants }
}

function bySlug({ slug, tenantId }: Extract<ProductKey, { slug: string }>): SQL | undefined {
  return and(eq(products.slug, slug), tenantId ? eq(products.tenantId, tenantId) : undefined)
}

export function findImages(queries: Queries, productId: string): Promise<(typeof productImages.$inferSelect)[]> {
  return queries
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.sortOrder), asc(productImages.id))
}

export async function findVariants(queries: Queries, productId: string): Promise<ProductVariantRow[]> {
  const rows = await queries
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.sortOrder), asc(productVariants.id))
  return rows.map((row) => ({ ...row, availableStock: row.stock - row.reserved }))
}

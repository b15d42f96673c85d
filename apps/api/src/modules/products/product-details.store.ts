import { and, asc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
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

/** A product by its id, or by its slug. */
export type ProductKey = { id: string } | { slug: string; tenantId?: string }

const categorySummary = { id: categories.id, name: categories.name, slug: categories.slug }
const { searchName: _name, searchVector: _vector, ...listedColumns } = getTableColumns(listedProducts)
const { searchName: _ownName, searchVector: _ownVector, ...ownColumns } = getTableColumns(products)

/** A product on the site, with its shop, category, pictures and variants. Of several with one slug, the oldest. */
export async function findListedProduct(queries: Queries, key: ProductKey) {
  const [row] = await queries
    .select({
      product: listedColumns,
      tenant: {
        id: listedTenants.id,
        name: listedTenants.name,
        slug: listedTenants.slug,
        logoUrl: listedTenants.logoUrl,
      },
      category: categorySummary,
    })
    .from(listedProducts)
    .innerJoin(listedTenants, eq(listedTenants.id, listedProducts.tenantId))
    .innerJoin(categories, eq(categories.id, listedProducts.categoryId))
    .where('id' in key ? eq(listedProducts.id, key.id) : eq(listedProducts.slug, key.slug))
    .orderBy(asc(listedProducts.createdAt), asc(listedProducts.id))
    .limit(1)
  if (!row) return undefined
  const [images, variants] = await Promise.all([
    findListedImages(queries, row.product.id),
    queries
      .select()
      .from(listedProductVariants)
      .where(eq(listedProductVariants.productId, row.product.id))
      .orderBy(asc(listedProductVariants.sortOrder), asc(listedProductVariants.id)),
  ])
  return { ...row, images, variants }
}

export type WholeProduct = NonNullable<Awaited<ReturnType<typeof findListedProduct>>>
export type ProductImageRow = typeof listedProductImages.$inferSelect
export type ProductVariantRow = WholeProduct['variants'][number]

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

/** The same of any product the scope may see, in whatever state. */
export async function findWholeProduct(queries: Queries, key: ProductKey): Promise<WholeProduct | undefined> {
  const [row] = await queries
    .select({
      product: ownColumns,
      tenant: { id: tenants.id, name: tenants.name, slug: tenants.slug, logoUrl: tenants.logoUrl },
      category: categorySummary,
    })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenantId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
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

import type { Product, ProductImage, ProductSummary, ProductVariant } from '@chonoi/contract'
import type { ListedProductRow } from './listed-products.store.ts'
import type { ProductImageRow, ProductVariantRow, WholeProduct } from './product-details.store.ts'

/** A product in any state: a draft may have no category yet. */
export type SummaryRow = Omit<ListedProductRow, 'categoryId'> & { categoryId: string | null }

export function toProductSummary(row: SummaryRow): ProductSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    priceInCents: row.priceInCents,
    compareAtPriceInCents: row.compareAtPriceInCents,
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    tenant: row.tenant,
    ratingAverage: row.ratingAverage,
    ratingCount: row.ratingCount,
    soldCount: row.soldCount,
    stock: row.availableStock,
    isFeatured: row.isFeatured,
    isDigital: row.isDigital,
    condition: row.condition,
    status: row.status,
    categoryId: row.categoryId,
    // Every product has a variant from its creation.
    defaultVariantId: row.defaultVariantId ?? '',
    variantCount: row.variantCount,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toProduct({ product, tenant, category, images, variants }: WholeProduct): Product {
  const standard = variants.find((variant) => variant.id === product.defaultVariantId)
  return {
    id: product.id,
    ...(product.version && { version: product.version }),
    tenantId: product.tenantId,
    tenant,
    sellerId: product.sellerId,
    name: product.name,
    slug: product.slug,
    description: product.description,
    // Lists know the lowest price of all variants; here it is the default one's, which an editor changes.
    priceInCents: standard ? (standard.priceInCents ?? 0) : product.priceInCents,
    compareAtPriceInCents: standard ? standard.compareAtPriceInCents : product.compareAtPriceInCents,
    sku: standard?.sku ?? null,
    stock: variants.reduce((sum, variant) => sum + variant.stock, 0),
    availableStock: product.availableStock,
    condition: product.condition,
    categoryId: product.categoryId,
    category,
    tags: product.tags,
    images: images.map(toProductImage),
    variants: variants.map(toProductVariant),
    isFeatured: product.isFeatured,
    isDigital: product.isDigital,
    status: product.status,
    rejectionReason: product.rejectionReason,
    ratingAverage: product.ratingAverage,
    ratingCount: product.ratingCount,
    soldCount: product.soldCount,
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  }
}

export function toProductImage({
  id,
  url,
  altText,
  sortOrder,
  isPrimary,
  width,
  height,
}: ProductImageRow): ProductImage {
  return { id, url, altText: altText || null, sortOrder, isPrimary, width, height }
}

export function toProductVariant(row: ProductVariantRow): ProductVariant {
  const { id, name, sku, compareAtPriceInCents, stock, availableStock, options, isDefault, sortOrder } = row
  const priceInCents = row.priceInCents ?? 0
  return { id, name, sku, priceInCents, compareAtPriceInCents, stock, availableStock, options, isDefault, sortOrder }
}

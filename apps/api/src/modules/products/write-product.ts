import { randomUUID } from 'node:crypto'
import type { ProductCondition } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../http/failure.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { freeSlugs } from './choose-slug.ts'
import { insertProduct, isCategoryOpen, type NewProduct } from './managed-products.store.ts'
import { insertVariant } from './product-variants.store.ts'

export interface WrittenProduct {
  tenantId: string
  sellerId: string
  categoryId: string
  name: string
  description: string
  condition?: ProductCondition | undefined
  isDigital?: boolean | undefined
  isFeatured?: boolean | undefined
  tags: readonly string[]
  /** Absent: made from the name. */
  slug?: string | undefined
  sku: string | null
  priceInCents: number
  compareAtPriceInCents: number | null
  stock: number
}

/**
 * Writes a product that waits for its approval, with a first variant that carries price and sku. Its initial stock is
 * booked as a movement, like all stock. Returns its id.
 */
export async function writeProduct(queries: Queries, product: WrittenProduct): Promise<string> {
  const { tenantId, sellerId, categoryId, name, description, condition, stock } = product
  if (!(await isCategoryOpen(queries, categoryId))) throw new Failure('category.not_found')
  const id = randomUUID()
  await insertUnderFreeSlug(queries, product.slug, {
    ...{ id, tenantId, sellerId, categoryId, name, description, status: 'PENDING' },
    ...(condition && { condition }),
    isDigital: product.isDigital ?? false,
    isFeatured: product.isFeatured ?? false,
    tags: [...product.tags],
  })
  const variantId = await insertVariant(queries, {
    ...{ productId: id, tenantId, isDefault: true, sku: product.sku, priceInCents: product.priceInCents },
    compareAtPriceInCents: product.compareAtPriceInCents,
  })
  await openStock(queries, { tenantId, productId: id, variantId, createdBy: sellerId }, stock)
  return id
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
  queries: Queries,
  variant: { tenantId: string; productId: string; variantId: string; createdBy: string },
  quantity: number,
): Promise<void> {
  if (quantity > 0) await insertStockMovement(queries, { ...variant, type: 'RESTOCK', quantity })
}

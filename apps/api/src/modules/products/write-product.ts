import { randomUUID } from 'node:crypto'
import type { ProductCondition } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../http/failure.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { freeSlugs } from './choose-slug.ts'
import { insertProduct, isCategoryOpen, type NewProduct } from './managed-products.store.ts'
import { insertVariant } from './product-variants.store.ts'

export interface WrittenVariant {
  /** Absent: not named. */
  variantName?: string | undefined
  options?: Readonly<Record<string, string>> | undefined
  sku: string | null
  /** Null: a draft's that has none yet. */
  priceInCents: number | null
  compareAtPriceInCents: number | null
  stock: number
}

export interface WrittenProduct extends WrittenVariant {
  tenantId: string
  sellerId: string
  /** Null: a draft's that has none yet. */
  categoryId: string | null
  name: string
  description: string
  condition?: ProductCondition | undefined
  isDigital?: boolean | undefined
  isFeatured?: boolean | undefined
  tags: readonly string[]
  /** Absent: made from the name. */
  slug?: string | undefined
  /** Whether its shop keeps it to itself, instead of asking for its approval. */
  isDraft?: boolean | undefined
}

/**
 * Writes a product that waits for its approval or is a draft, with a first variant that carries price and sku. Its
 * initial stock is booked as a movement, like all stock. Returns its id.
 */
export async function writeProduct(queries: Queries, product: WrittenProduct): Promise<string> {
  const { tenantId, sellerId, categoryId, name, description, condition } = product
  if (categoryId !== null && !(await isCategoryOpen(queries, categoryId))) throw new Failure('category.not_found')
  const id = randomUUID()
  await insertUnderFreeSlug(queries, product.slug, {
    ...{ id, tenantId, sellerId, categoryId, name, description },
    status: product.isDraft ? 'DRAFT' : 'PENDING',
    ...(condition && { condition }),
    isDigital: product.isDigital ?? false,
    isFeatured: product.isFeatured ?? false,
    tags: [...product.tags],
  })
  await writeVariant(queries, { productId: id, tenantId, createdBy: sellerId, place: 0 }, product)
  return id
}

/** Writes a variant of a new product, the one at place 0 as its default, with its initial stock. */
export async function writeVariant(
  queries: Queries,
  { place, ...owner }: { productId: string; tenantId: string; createdBy: string; place: number },
  { variantName = '', options = {}, sku, priceInCents, compareAtPriceInCents, stock }: WrittenVariant,
): Promise<void> {
  const { productId, tenantId } = owner
  const variantId = await insertVariant(queries, {
    ...{ productId, tenantId, isDefault: place === 0, sortOrder: place, name: variantName, options: { ...options } },
    ...{ sku, priceInCents, compareAtPriceInCents },
  })
  await openStock(queries, { ...owner, variantId }, stock)
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

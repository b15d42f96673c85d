import type pg from 'pg'
import { categories, products, productImages, productVariants, reviews } from '../../database/tables/catalogue.ts'
import { categories as categoryTree } from '../data/categories.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { pictureUrl } from '../plan/plan-pictures.ts'
import type { Product } from '../plan/plan-catalogue.ts'
import { seededRandom } from '../random.ts'
import { insertRows } from './insert-rows.ts'

/** Writes the category tree and the shops' products with variants and images. Stock follows as movements. */
export async function writeCatalogue(client: pg.PoolClient, demo: Demo): Promise<void> {
  const categoryIds = await writeCategories(client, demo)
  await insertRows(
    client,
    products,
    demo.products.map((product) => productRow(product, categoryIds.get(product.categorySlug) ?? '')),
  )
  await insertRows(
    client,
    productVariants,
    demo.products.flatMap((product) =>
      product.variants.map(({ id, name, sku, priceInCents, compareAtPriceInCents, options }, sortOrder) => ({
        ...{
          id,
          productId: product.id,
          tenantId: product.shop.id,
          name,
          sku,
          priceInCents,
          compareAtPriceInCents,
          options,
        },
        ...{ isDefault: sortOrder === 0, sortOrder, createdAt: product.createdAt },
      })),
    ),
  )
  await insertRows(
    client,
    productImages,
    demo.products.flatMap((product) =>
      product.pictures.map(({ picture, alt }, sortOrder) => ({
        ...{
          productId: product.id,
          tenantId: product.shop.id,
          url: pictureUrl(picture),
          altText: alt,
          ...picture.size,
        },
        ...{ sortOrder, isPrimary: sortOrder === 0, createdAt: product.createdAt },
      })),
    ),
  )
}

function productRow(product: Product, categoryId: string) {
  const {
    id,
    shop,
    name,
    slug,
    description,
    condition,
    isDigital,
    isFeatured,
    status,
    rejectionReason,
    tags,
    createdAt,
  } = product
  const owners = { tenantId: shop.id, sellerId: shop.seller.id, categoryId }
  return {
    id,
    ...owners,
    name,
    slug,
    description,
    condition,
    isDigital,
    isFeatured,
    status,
    rejectionReason,
    tags,
    createdAt,
  }
}

async function writeCategories(
  client: pg.PoolClient,
  { categoryPictures, moments }: Demo,
): Promise<Map<string, string>> {
  const random = seededRandom(12)
  const imageOf = (slug: string) => {
    const picture = categoryPictures.get(slug)
    return picture ? pictureUrl(picture) : null
  }
  const createdAt = moments.opening
  const rows = categoryTree.flatMap(({ slug, name, nameEn, description, children }, sortOrder) => {
    const id = random.uuid()
    const top = { id, parentId: null, name, nameEn, slug, description, imageUrl: imageOf(slug), sortOrder, createdAt }
    return [
      top,
      ...children.map((child, place) => ({
        ...{ id: random.uuid(), parentId: id, name: child.name, nameEn: child.nameEn, slug: child.slug },
        ...{ description: null, imageUrl: imageOf(child.slug), sortOrder: place, createdAt },
      })),
    ]
  })
  await insertRows(client, categories, rows)
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

export async function writeReviews(client: pg.PoolClient, demo: Demo): Promise<void> {
  await insertRows(
    client,
    reviews,
    demo.reviews.map(({ id, product, author, rating, title, comment, isVerified, createdAt, decision = approved }) => ({
      ...{ id, productId: product.id, tenantId: product.shop.id, userId: author.id },
      ...{ authorFirstName: author.firstName, authorLastName: author.lastName },
      ...{ rating, title, comment, isVerified, createdAt, updatedAt: createdAt, ...decision },
    })),
  )
}

const approved = { status: 'APPROVED' as const, moderationReason: null, awaitsDecision: false }

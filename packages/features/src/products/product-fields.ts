import type { BodyOf, Product, ProductCondition } from '@chonoi/contract'
import type { ProductForm } from '@chonoi/domain'

/** The editor's fields: those that the rules validate, and the flags, which are always valid. */
export type ProductFields = ProductForm & {
  tags: string[]
  condition: ProductCondition
  isDigital: boolean
  isFeatured: boolean
}

export const newProductFields: ProductFields = {
  name: '',
  slug: '',
  description: '',
  categoryId: '',
  priceInCents: null,
  compareAtPriceInCents: null,
  sku: '',
  stock: null,
  tags: [],
  condition: 'NEW',
  isDigital: false,
  isFeatured: false,
}

export function fieldsOfProduct(product: Product): ProductFields {
  const { name, slug, description, categoryId, priceInCents, compareAtPriceInCents, sku } = product
  const { tags, condition, isDigital, isFeatured } = product
  return {
    ...{ name, slug, description, categoryId, priceInCents, compareAtPriceInCents, sku: sku ?? '' },
    ...{ tags, condition, isDigital, isFeatured },
  }
}

function toBody(fields: ProductFields) {
  const { name, slug, description, categoryId, priceInCents, compareAtPriceInCents, sku } = fields
  const { tags, condition, isDigital, isFeatured } = fields
  return {
    name: name.trim(),
    description: description.trim(),
    categoryId,
    priceInCents: priceInCents ?? 0,
    compareAtPriceInCents,
    sku: sku.trim() || null,
    ...(slug.trim() && { slug: slug.trim() }),
    ...{ tags, condition, isDigital, isFeatured },
  }
}

export const toNewProduct = (fields: ProductFields): BodyOf<'createProduct'> => ({
  ...toBody(fields),
  stock: fields.stock ?? 0,
})

/** Returns the changed fields only, as sending a field that needs approval triggers a new one. */
export function toProductChanges(before: Product, fields: ProductFields): BodyOf<'updateProduct'> {
  const now = toBody(fields)
  const was: Record<string, unknown> = toBody(fieldsOfProduct(before))
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))
  // The two prices are sent together: the server clears the former price when only the price is sent.
  const isPriced = changed.some(([name]) => name === 'priceInCents' || name === 'compareAtPriceInCents')
  const { priceInCents, compareAtPriceInCents } = now
  return { ...Object.fromEntries(changed), ...(isPriced && { priceInCents, compareAtPriceInCents }) }
}

import type { BodyOf, Product, ProductCondition } from '@chonoi/contract'
import type { ProductForm } from '@chonoi/domain'

/** The editor's fields: what the rules look at, and the marks that can't be wrong. */
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

/** Only what differs: what an approval looked at is looked at again once it is sent. */
export function toProductChanges(before: Product, fields: ProductFields): BodyOf<'updateProduct'> {
  const now = toBody(fields)
  const was: Record<string, unknown> = toBody(fieldsOfProduct(before))
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name]))
  // The two prices belong together: a struck-out price falls away when only the price is sent.
  const isPriced = changed.some(([name]) => name === 'priceInCents' || name === 'compareAtPriceInCents')
  const { priceInCents, compareAtPriceInCents } = now
  return { ...Object.fromEntries(changed), ...(isPriced && { priceInCents, compareAtPriceInCents }) }
}

import type { BodyOf, Product, ProductCondition } from '@chonoi/contract'
import type { ProductEditorForm } from '@chonoi/domain'
import type { MergeRules } from '../forms/merge-edits.ts'
import { optionRowsOf, type VariantRow } from './variant-rows.ts'

/** The editor's fields: those that the rules validate, and what is always valid. */
export type ProductFields = Omit<ProductEditorForm, 'variants'> & {
  tags: string[]
  condition: ProductCondition
  isDigital: boolean
  isFeatured: boolean
  variants: readonly VariantRow[]
  /** The stock when it was read, of a product without options. */
  stockBefore: number
  /** Uploads of a new product; those of an existing one are saved at once. */
  imageUrls: readonly string[]
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
  stockBefore: 0,
  tags: [],
  condition: 'NEW',
  isDigital: false,
  isFeatured: false,
  options: [],
  variants: [],
  imageUrls: [],
}

/** `kindName` names the option of variants that have a name only. */
export function fieldsOfProduct(product: Product, kindName: string): ProductFields {
  const { name, slug, description, categoryId, compareAtPriceInCents, sku, variants } = product
  const { tags, condition, isDigital, isFeatured } = product
  const stock = defaultOf(product)?.stock ?? 0
  return {
    ...{ name, slug, description, categoryId: categoryId ?? '', compareAtPriceInCents, sku: sku ?? '' },
    // A draft without a price has 0.
    priceInCents: product.priceInCents || null,
    ...{ tags, condition, isDigital, isFeatured },
    ...{ stock, stockBefore: stock },
    ...optionRowsOf(variants, kindName),
    imageUrls: [],
  }
}

const defaultOf = ({ variants }: Product) => variants.find(({ isDefault }) => isDefault) ?? variants[0]

function ownFields(fields: ProductFields) {
  const { name, slug, description, categoryId, tags, condition, isDigital, isFeatured } = fields
  return {
    name: name.trim(),
    // Blank in a draft that has none yet.
    ...(description.trim() && { description: description.trim() }),
    ...(categoryId && { categoryId }),
    ...(slug.trim() && { slug: slug.trim() }),
    ...{ tags: [...tags], condition, isDigital, isFeatured },
  }
}

type Offer = Pick<VariantRow, 'sku' | 'priceInCents' | 'compareAtPriceInCents'>

const offerOf = ({ sku, priceInCents, compareAtPriceInCents }: Offer) => ({
  ...(priceInCents !== null && { priceInCents }),
  ...{ sku: sku.trim() || null, compareAtPriceInCents },
})

const offered = ({ variants }: ProductFields) => variants.filter(({ isOffered }) => isOffered)

export function toNewProduct(fields: ProductFields, isDraft: boolean): BodyOf<'createProduct'> {
  const { imageUrls, options, stock } = fields
  const variants = offered(fields)
  // The first one is the default.
  const first = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  const common = { ...ownFields(fields), isDraft, imageUrls: [...imageUrls] }
  if (options.length === 0 || !first) return { ...common, ...offerOf(fields), stock: stock ?? 0 }
  return {
    ...common,
    ...(first.priceInCents !== null && { priceInCents: first.priceInCents }),
    stock: first.stock ?? 0,
    variants: [first, ...variants.filter((one) => one !== first)].map((one) => ({
      ...{ ...offerOf(one), name: one.name, options: { ...one.options }, stock: one.stock ?? 0 },
    })),
  }
}

type SetVariants = BodyOf<'setProductVariants'>['variants']

/** Everything that the editor can send of a product: its own fields, and its variants, which are set at once. */
export const bodyOfProduct = (fields: ProductFields, product: Product) => ({
  ...ownFields(fields),
  variants: setVariants(product, fields),
})

/** How edits of several people are merged. Sales change the stock, which is sent as its change, while nobody edits it. */
export const productMergeRules: MergeRules<ProductFields> = {
  together: [
    ['options', 'variants', 'priceInCents', 'compareAtPriceInCents', 'sku'],
    ['stock', 'stockBefore'],
  ],
  comparable: (fields) => ({
    ...fields,
    ...{ stock: null, stockBefore: 0 },
    variants: fields.variants.map((variant) => ({ ...variant, stock: null, stockBefore: 0 })),
  }),
}

/** Stock is its change, so that sales in between aren't undone. */
function setVariants(product: Product, fields: ProductFields): SetVariants {
  const { options, stock, stockBefore } = fields
  const kept = defaultOf(product)
  if (options.length === 0 && kept) {
    // The last of several variants is no choice any more, and loses its name.
    const isChoice = product.variants.length > 1 || Object.keys(kept.options).length > 0
    const { name, options } = isChoice ? { name: '', options: {} } : kept
    return [{ ...{ id: kept.id, name, options, isDefault: true, ...offerOf(fields) }, ...changeOf(stockBefore, stock) }]
  }
  return offered(fields).map((one) => ({
    ...(one.id && { id: one.id }),
    ...{ name: one.name, options: { ...one.options }, isDefault: one.isDefault, ...offerOf(one) },
    ...changeOf(one.stockBefore, one.stock),
  }))
}

const changeOf = (before: number, stock: number | null | undefined) => ({ stockChange: (stock ?? 0) - before })

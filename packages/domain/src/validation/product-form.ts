import { type Cents, maxCents, vndFromCents } from '../money/cents.ts'
import { isStruckOutPrice } from '../products/product-changes.ts'
import { maxStock } from '../products/stock.ts'
import { type AmountLimits, checkAmount } from './amount.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'

export const productLimits = {
  minName: 3,
  maxName: 200,
  maxDescription: 20_000,
  maxSku: 60,
  maxTags: 20,
  maxTag: 40,
  maxVariantName: 120,
  /** 100 billion đồng, so that cart totals stay exact. */
  maxPrice: Math.min(10_000_000_000_000, maxCents),
} as const

const priceLimits: AmountLimits = { minimumVnd: 1, maximumVnd: vndFromCents(productLimits.maxPrice) }

/** Checks the price and the compare-at price. */
export function checkPrices(offer: {
  readonly priceInCents: Cents | null
  readonly compareAtPriceInCents: Cents | null
}): readonly FieldProblem[] {
  const { priceInCents, compareAtPriceInCents } = offer
  const wrong = checkAmount('priceInCents', priceInCents ?? undefined, priceLimits)
  if (compareAtPriceInCents === null) return wrong
  const field = 'compareAtPriceInCents'
  const wrongStruckOut = checkAmount(field, compareAtPriceInCents, priceLimits)
  if (wrong.length > 0 || wrongStruckOut.length > 0 || priceInCents === null) return [...wrong, ...wrongStruckOut]
  const least = vndFromCents(priceInCents) + 1
  return isStruckOutPrice(compareAtPriceInCents, priceInCents)
    ? []
    : [{ field, code: 'amount.too_small', params: { min: least } }]
}

/** Stock: a whole number from 0. */
export function checkStock(field: string, stock: number | null): readonly FieldProblem[] {
  if (stock === null) return [{ field, code: 'required' }]
  if (!Number.isInteger(stock)) return [{ field, code: 'type' }]
  if (stock < 0) return [{ field, code: 'too_small', params: { min: 0 } }]
  return stock > maxStock ? [{ field, code: 'too_large', params: { max: maxStock } }] : []
}

export type ProductForm = {
  readonly name: string
  /** Blank: generated from the name. */
  readonly slug: string
  readonly description: string
  readonly categoryId: string
  readonly priceInCents: Cents | null
  readonly compareAtPriceInCents: Cents | null
  readonly sku: string
  /** Only for a new product; later it changes by stock movements. */
  readonly stock?: number | null
  readonly tags: readonly string[]
}

/** Checks a product form against the contract's limits before sending. */
export const validateProduct: Validator<ProductForm> = (form) => [
  ...checkText('name', form.name, required, atLeast(productLimits.minName), atMost(productLimits.maxName)),
  ...checkText('description', form.description, required, atMost(productLimits.maxDescription)),
  ...checkText('categoryId', form.categoryId, required),
  ...checkPrices(form),
  ...checkText('sku', form.sku, atMost(productLimits.maxSku)),
  ...(form.stock === undefined ? [] : checkStock('stock', form.stock)),
  ...checkTags(form.tags),
  ...(form.slug.trim() === '' ? [] : checkSlug('slug', form.slug.trim())),
]

function checkTags(tags: readonly string[]): readonly FieldProblem[] {
  const { maxTags, maxTag } = productLimits
  if (tags.length > maxTags) return [{ field: 'tags', code: 'too_many', params: { max: maxTags } }]
  const isTooLong = tags.some((tag) => [...tag].length > maxTag)
  return isTooLong ? [{ field: 'tags', code: 'too_long', params: { max: maxTag } }] : []
}

export type VariantForm = {
  readonly name: string
  readonly sku: string
  readonly priceInCents: Cents | null
  readonly compareAtPriceInCents: Cents | null
  readonly stock?: number | null
}

export const validateVariant: Validator<VariantForm> = (form) => [
  ...checkText('name', form.name, required, atMost(productLimits.maxVariantName)),
  ...checkText('sku', form.sku, atMost(productLimits.maxSku)),
  ...checkPrices(form),
  ...(form.stock === undefined ? [] : checkStock('stock', form.stock)),
]

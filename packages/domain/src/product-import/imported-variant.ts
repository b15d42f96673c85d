import type { Cents } from '../money/cents.ts'
import type { FieldProblem } from '../validation/field-problem.ts'
import { checkPrices, checkStock, productLimits } from '../validation/product-form.ts'
import { atMost, checkText } from '../validation/text-rules.ts'

/** What sets a variant apart: names with their values, e.g. Màu: Đỏ. */
export type VariantOptions = Readonly<Record<string, string>>

/** As the contract says (openapi/products/schemas.yaml#/VariantOptions). */
const limits = { options: 5, text: 60 } as const
const isFit = (text: string) => text !== '' && [...text].length <= limits.text

/** Options as people write them, `Màu: Đỏ; Cỡ: M`, or as an export does: an object in JSON. Undefined where they are neither. */
export function variantOptionsOf(text: string): VariantOptions | undefined {
  const pairs = text.startsWith('{') ? listedPairs(text) : writtenPairs(text)
  if (!pairs || pairs.length > limits.options || !pairs.every(([name, value]) => isFit(name) && isFit(value)))
    return undefined
  const options = Object.fromEntries(pairs)
  return Object.keys(options).length === pairs.length ? options : undefined
}

type Pairs = (readonly [string, string])[]

function writtenPairs(text: string): Pairs {
  const parts = text.split(/[;|]/).filter((part) => part.trim() !== '')
  return parts.map((part) => {
    const colon = part.indexOf(':')
    return colon === -1 ? ['', ''] : [part.slice(0, colon).trim(), part.slice(colon + 1).trim()]
  })
}

function listedPairs(text: string): Pairs | undefined {
  try {
    const entries = Object.entries(JSON.parse(text) as object)
    return entries.map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value : ''])
  } catch {
    return undefined
  }
}

/** What tells the variants of one product from each other. */
export const identityOf = (one: { readonly variantName?: string; readonly options?: VariantOptions }): string =>
  JSON.stringify([
    one.variantName ?? '',
    ...Object.entries(one.options ?? {})
      .map((pair) => pair.join(':'))
      .toSorted(),
  ])

export const validateImportedVariant = (one: {
  readonly variantName: string
  readonly sku: string
  readonly priceInCents: Cents | null
  readonly compareAtPriceInCents: Cents | null
  readonly stock: number
}): readonly FieldProblem[] => [
  ...checkText('variantName', one.variantName, atMost(productLimits.maxVariantName)),
  ...checkText('sku', one.sku, atMost(productLimits.maxSku)),
  ...checkPrices(one),
  ...checkStock('stock', one.stock),
]

import type { ProductVariant } from '@chonoi/contract'
import {
  combineOptions,
  inOneLine,
  maxProductVariants,
  optionsOf,
  partsOfNames,
  type ProductOption,
  type VariantForm,
} from '@chonoi/domain'

type Options = ProductVariant['options']

/** One line of the grid: a variant that is there, one that saving adds, or a combination that isn't sold. */
export type VariantRow = VariantForm & {
  id?: string
  options: Options
  isDefault: boolean
  /** False: no variant; saving removes the one that was. */
  isOffered: boolean
  stock: number | null
  /** The stock when it was read, 0 of a new one. */
  stockBefore: number
}

type Offer = Pick<VariantRow, 'priceInCents' | 'compareAtPriceInCents'>

/** The options of existing variants with their lines; none for a product without a choice. */
export function optionRowsOf(variants: readonly ProductVariant[], kindName: string) {
  const [only, another] = variants
  const named = withOptionsOfNames(variants, kindName)
  const options = optionsOf(named.map((one) => one.options)) ?? []
  if (!another && options.length === 0) return { options: [], variants: [] }
  const wanted = combineOptions(options)
  const known = new Map(named.map((one) => [keyOf(one.options), one]))
  if (options.length > 0 && known.size === named.length && wanted.length <= maxProductVariants)
    return {
      options,
      variants: wanted.map((own): VariantRow => {
        const one = known.get(keyOf(own))
        return { ...(one ? rowOf(one) : { ...gap, ...offerOf(only) }), options: { ...own }, name: nameOf(own) }
      }),
    }
  // Variants that share no options are told apart by their names.
  const isNamed = variants.every(({ name }) => name !== '')
  return {
    options: [{ name: kindName, values: variants.map(({ name }) => name) }],
    variants: variants.map((one): VariantRow => {
      const own = { [kindName]: isNamed ? one.name : one.name || only?.name || kindName }
      return { ...rowOf(one), options: own }
    }),
  }
}

/** Variants without options whose names were made of values get an option for each part. */
function withOptionsOfNames(variants: readonly ProductVariant[], kindName: string): readonly ProductVariant[] {
  if (variants.some(({ options }) => Object.keys(options).length > 0)) return variants
  const parts = partsOfNames(variants.map(({ name }) => name))
  if (!parts) return variants
  return variants.map((one, index) => ({
    ...one,
    options: Object.fromEntries((parts[index] ?? []).map((part, at) => [`${kindName} ${at + 1}`, part])),
  }))
}

const gap = { sku: '', isDefault: false, isOffered: false, stock: 0, stockBefore: 0 }

const rowOf = ({ id, name, sku, priceInCents, compareAtPriceInCents, stock, isDefault, options }: ProductVariant) => ({
  // A draft's without a price has 0.
  ...{ id, name, sku: sku ?? '', priceInCents: priceInCents || null, compareAtPriceInCents, isDefault, options },
  ...{ stock, stockBefore: stock, isOffered: true },
})

const offerOf = (one: Offer | undefined) => ({
  priceInCents: one?.priceInCents || null,
  compareAtPriceInCents: one?.compareAtPriceInCents ?? null,
})

export const keyOf = (options: Options) => JSON.stringify(Object.entries(options).toSorted())

const nameOf = (options: Options) => inOneLine(Object.values(options), ' / ')

/**
 * The lines for these options. Lines that are there keep what was typed; a line that another option or value splits
 * becomes the first of its parts.
 */
export function rowsFor(
  options: readonly ProductOption[],
  before: readonly VariantRow[],
  offer: Offer,
): readonly VariantRow[] {
  const left = new Set(before)
  const fits = (row: VariantRow, wanted: Options) =>
    Object.entries(row.options).filter(([name, value]) => name in wanted && wanted[name] !== value).length === 0
  const wanted = combineOptions(options)
  const same = wanted.map((one) => before.find((row) => keyOf(row.options) === keyOf(one)))
  for (const row of same) if (row) left.delete(row)
  const rows = wanted.map((one, index) => {
    const taken = same[index] ?? [...left].find((row) => fits(row, one))
    if (taken) left.delete(taken)
    const row = taken ?? { ...gap, ...offer, isOffered: true }
    return { ...row, options: { ...one }, name: nameOf(one) }
  })
  return withOneDefault(rows)
}

/** At least one line is offered, and one of those is the default. */
export function withOneDefault(rows: readonly VariantRow[]): readonly VariantRow[] {
  const isAnyOffered = rows.some(({ isOffered }) => isOffered)
  const offered = rows.map((row, index) => ({ ...row, isOffered: isAnyOffered ? row.isOffered : index === 0 }))
  const marked = offered.findIndex(({ isOffered, isDefault }) => isOffered && isDefault)
  const chosen = marked === -1 ? offered.findIndex(({ isOffered }) => isOffered) : marked
  return offered.map((row, index) => ({ ...row, isDefault: index === chosen }))
}

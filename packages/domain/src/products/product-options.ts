import type { VariantOptions } from '../product-import/imported-variant.ts'

/** One thing that sets variants apart, with its values: Màu with Đỏ and Xanh. */
export type ProductOption = { readonly name: string; readonly values: readonly string[] }

export const maxProductOptions = 3
/** As the contract says (openapi/products/input-schemas.yaml). */
export const maxProductVariants = 100

/** Every combination of the values, in the order of the options; none without a value. */
export function combineOptions(options: readonly ProductOption[]): readonly VariantOptions[] {
  const used = options.filter(({ name, values }) => name.trim() !== '' && values.length > 0)
  if (used.length === 0) return []
  return used.reduce<readonly VariantOptions[]>(
    (all, { name, values }) => all.flatMap((options) => values.map((value) => ({ ...options, [name.trim()]: value }))),
    [{}],
  )
}

/** The options behind variants; undefined where the variants don't name the same ones. */
export function optionsOf(variants: readonly VariantOptions[]): readonly ProductOption[] | undefined {
  const names = Object.keys(variants[0] ?? {})
  const isSame = variants.every(
    (options) => Object.keys(options).length === names.length && names.every((name) => name in options),
  )
  if (!isSame) return undefined
  return names.map((name) => ({ name, values: [...new Set(variants.map((options) => options[name] ?? ''))] }))
}

const separators = [' / ', ' - ', ' – ', ' · ', ' | ', ', ']
/** Fewer of the combinations than this, and the names weren't made of options. */
const leastFilled = 0.5

/**
 * The parts of names that were made of values, `Lam / S` and `Nâu / M`, one list per name. Undefined where the names
 * only look so: their parts don't repeat, or most combinations of them don't exist.
 */
export function partsOfNames(names: readonly string[]): readonly (readonly string[])[] | undefined {
  for (const separator of separators) {
    const parts = names.map((name) => name.split(separator).map((part) => part.trim()))
    const count = parts[0]?.length ?? 0
    if (count < 2 || count > maxProductOptions) continue
    if (!parts.every((own) => own.length === count && own.every((part) => part !== ''))) continue
    const different = Array.from({ length: count }, (_, at) => new Set(parts.map((own) => own[at])).size)
    const combinations = different.reduce((product, size) => product * size, 1)
    const isGrid = combinations <= maxProductVariants && names.length >= combinations * leastFilled
    if (isGrid && different.some((size) => size < names.length)) return parts
  }
  return undefined
}

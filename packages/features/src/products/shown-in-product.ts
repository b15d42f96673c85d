import { formatMoney } from '@chonoi/i18n'
import { type EntryCategory, nameOfCategory } from '../forms/category-entries.ts'
import type { ProductFields } from './product-fields.ts'

/** Names what has no text of its own: the category, the options, and the variants with their prices. */
export function shownInProduct(
  name: keyof ProductFields,
  fields: ProductFields,
  categories: readonly EntryCategory[],
): string | undefined {
  const { options, variants, categoryId } = fields
  if (name === 'categoryId') return nameOfCategory(categories, categoryId)
  if (name === 'options') return options.map((option) => `${option.name}: ${option.values.join(', ')}`).join('; ')
  if (name === 'variants')
    return variants
      .filter(({ isOffered }) => isOffered)
      .map((variant) => `${variant.name} ${formatMoney(variant.priceInCents ?? 0)}`)
      .join(', ')
  // Only the stock itself is shown, not what it was.
  return name === 'stockBefore' ? '' : undefined
}

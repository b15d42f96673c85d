import { type Changes, changesOfGone, changesOfNew } from '../events/changes.ts'
import type { ProductVariantRow } from './product-details.store.ts'
import type { ImageRow } from './product-images.store.ts'

/** A picture that is new, or gone. */
export const changesOfImage = ({ url, altText }: Pick<ImageRow, 'url' | 'altText'>, change: 'new' | 'gone'): Changes =>
  (change === 'new' ? changesOfNew : changesOfGone)({ imageUrl: url, altText }, ['imageUrl', 'altText'])

/** What the audit log keeps of a variant, but for its stock, whose movements have their own entries. */
export const variantFields = [
  ...(['name', 'sku', 'priceInCents', 'compareAtPriceInCents', 'options', 'isDefault', 'sortOrder'] as const),
]
type AuditedVariant = Pick<ProductVariantRow, 'id' | 'stock' | (typeof variantFields)[number]>

/** A variant that is new, or gone. */
export const changesOfVariant = (variant: AuditedVariant, change: 'new' | 'gone'): Changes =>
  (change === 'new' ? changesOfNew : changesOfGone)(variant, [...variantFields, 'stock'])

/** What a save of all variants did: each that differs, by its name, with nothing but what differs. */
export function changesOfVariants(before: readonly AuditedVariant[], after: readonly AuditedVariant[]): Changes {
  const added = after.filter(({ id }) => !before.some((row) => row.id === id))
  const removed = before.filter(({ id }) => !after.some((row) => row.id === id))
  const changed = before.flatMap((was) => {
    const is = after.find(({ id }) => id === was.id)
    const fields = is ? variantFields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field])) : []
    return is && fields.length > 0 ? [{ from: only(was, fields), to: only(is, fields) }] : []
  })
  if (added.length + removed.length + changed.length === 0) return undefined
  return {
    variants: {
      from: [...changed.map(({ from }) => from), ...removed.map((row) => only(row, variantFields))],
      to: [...changed.map(({ to }) => to), ...added.map((row) => only(row, [...variantFields, 'stock']))],
    },
  }
}

const only = (row: AuditedVariant, fields: readonly (keyof AuditedVariant)[]) =>
  Object.fromEntries((['name', ...fields] as const).map((field) => [field, row[field]]))

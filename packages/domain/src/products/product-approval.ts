import type { Cents } from '../money/cents.ts'
import type { FieldProblem } from '../validation/field-problem.ts'
import type { ProductStatus } from './product-status.ts'

/** What its shop keeps to itself may have nothing but a name. */
export const mayBeUnfinished = (status: ProductStatus): boolean => status === 'DRAFT' || status === 'ARCHIVED'

export type UnfinishedProduct = {
  readonly description: string
  readonly categoryId: string | null
  readonly variants: readonly UnfinishedVariant[]
}

type UnfinishedVariant = {
  readonly priceInCents: Cents | null
  readonly options: Readonly<Record<string, string>>
}

/**
 * What a product still needs before it can be sent for approval. A missing price is named by its variant, or simply
 * where the product has no choice. Pictures are no condition.
 */
export function missingForApproval({ description, categoryId, variants }: UnfinishedProduct): readonly FieldProblem[] {
  const isChoice = variants.length > 1 || Object.keys(variants[0]?.options ?? {}).length > 0
  const priceOf = (index: number) => (isChoice ? `variants.${index}.priceInCents` : 'priceInCents')
  const missing = [
    ...(description.trim() === '' ? ['description'] : []),
    ...(categoryId ? [] : ['categoryId']),
    ...variants.flatMap(({ priceInCents }, index) => (priceInCents === null ? [priceOf(index)] : [])),
  ]
  return missing.map((field) => ({ field, code: 'required' }))
}

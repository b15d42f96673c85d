import { maxProductVariants, type ProductOption } from '../products/product-options.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { type ProductForm, validateProduct, validateVariant, type VariantForm } from './product-form.ts'
import { atMost, checkText, required } from './text-rules.ts'

/** A product with what sets its variants apart; without options its own price, sku and stock count. */
export type ProductEditorForm = ProductForm & {
  readonly options: readonly ProductOption[]
  readonly variants: readonly EditedVariant[]
}

/** A combination of options. One that isn't offered is no variant, so nothing of it counts. */
type EditedVariant = VariantForm & { readonly isOffered?: boolean }

const isOffered = (variant: EditedVariant) => variant.isOffered !== false

const offerFields: readonly string[] = ['priceInCents', 'compareAtPriceInCents', 'sku', 'stock']
const maxOptionName = 60

export const validateProductEditor: Validator<ProductEditorForm> = (form) => {
  const own = validateProduct(form)
  if (form.options.length === 0) return own
  return [
    ...own.filter(({ field }) => !offerFields.includes(field)),
    ...checkOptions(form.options, form.variants.filter(isOffered).length),
    ...form.variants.flatMap((variant, index) =>
      isOffered(variant)
        ? validateVariant(variant).map((problem) => ({ ...problem, field: `variants.${index}.${problem.field}` }))
        : [],
    ),
    ...checkSkus(form.variants),
  ]
}

/**
 * The editor of a draft: what an approval needs may be missing. What was saved is changed, not taken away, so a text
 * that the draft has can't be emptied.
 */
export function validateProductDraft(form: ProductEditorForm, saved: ProductEditorForm): readonly FieldProblem[] {
  const isBlankYet: Readonly<Record<string, boolean>> = {
    description: saved.description.trim() === '',
    categoryId: saved.categoryId === '',
    stock: saved.stock === null,
  }
  const mayBeMissing = (field: string) => isBlankYet[field] ?? /^(variants\.\d+\.)?priceInCents$/.test(field)
  return validateProductEditor(form).filter(({ field, code }) => code !== 'required' || !mayBeMissing(field))
}

function checkOptions(options: readonly ProductOption[], variants: number): readonly FieldProblem[] {
  const names = options.map(({ name }) => name.trim().toLocaleLowerCase('vi'))
  const problems = options.flatMap(({ name, values }, index): readonly FieldProblem[] => [
    ...checkText(`options.${index}.name`, name, required, atMost(maxOptionName)),
    ...(name.trim() !== '' && names.indexOf(names[index] ?? '') !== index
      ? [{ field: `options.${index}.name`, code: 'not_unique' as const }]
      : []),
    ...(values.length === 0 ? [{ field: `options.${index}.values`, code: 'required' as const }] : []),
    ...values.flatMap((value) => checkText(`options.${index}.values`, value, atMost(maxOptionName))).slice(0, 1),
  ])
  return variants > maxProductVariants
    ? [...problems, { field: 'options.0.values', code: 'too_many', params: { max: maxProductVariants } }]
    : problems
}

function checkSkus(variants: readonly EditedVariant[]): readonly FieldProblem[] {
  const skus = variants.map((variant) => (isOffered(variant) ? variant.sku.trim() : ''))
  return skus.flatMap((sku, index) =>
    sku !== '' && skus.indexOf(sku) !== index ? [{ field: `variants.${index}.sku`, code: 'not_unique' as const }] : [],
  )
}

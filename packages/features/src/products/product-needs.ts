import type { Product } from '@chonoi/contract'
import { missingForApproval, type UnfinishedProduct } from '@chonoi/domain'
import type { ProductFields } from './product-fields.ts'

/** What an approval needs, in the order of the form. */
export const productNeeds = ['description', 'categoryId', 'priceInCents'] as const
export type ProductNeed = (typeof productNeeds)[number]

function needsOf(product: UnfinishedProduct): readonly ProductNeed[] {
  const fields = missingForApproval(product).map(({ field }) => field)
  return productNeeds.filter((need) => fields.some((field) => field === need || field.endsWith(`.${need}`)))
}

/** What a product lacks as it is saved, where no price is 0. */
export const missingInProduct = ({ variants, ...product }: Product) =>
  needsOf({ ...product, variants: variants.map((one) => ({ ...one, priceInCents: one.priceInCents || null })) })

/** What it lacks as it is typed. */
export function missingInFields({ options, variants, priceInCents, ...fields }: ProductFields) {
  const offered = variants.filter(({ isOffered }) => isOffered)
  return needsOf({ ...fields, variants: options.length > 0 ? offered : [{ priceInCents, options: {} }] })
}

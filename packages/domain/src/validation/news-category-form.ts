import type { Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, required } from './text-rules.ts'

export const newsCategoryLimits = { maxName: 120, maxDescription: 1000 } as const

export type NewsCategoryForm = {
  readonly name: string
  readonly slug: string
  readonly description: string
}

/** CAT-08: name and slug are required. */
export const validateNewsCategory: Validator<NewsCategoryForm> = (form) => [
  ...checkText('name', form.name, required, atMost(newsCategoryLimits.maxName)),
  ...checkSlug('slug', form.slug.trim()),
  ...checkText('description', form.description, atMost(newsCategoryLimits.maxDescription)),
]

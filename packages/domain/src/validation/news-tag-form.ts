import type { Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, required } from './text-rules.ts'

export const newsTagLength = 40

export type NewsTagForm = { readonly name: string; readonly slug: string }

export const validateNewsTag: Validator<NewsTagForm> = ({ name, slug }) => [
  ...checkText('name', name, required, atMost(newsTagLength)),
  ...checkSlug('slug', slug.trim()),
]

import type { Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, required } from './text-rules.ts'

/** How many articles a series may hold. */
export const maxSeriesArticles = 200

const limits = { maxTitle: 200, maxDescription: 1000 } as const

export type SeriesForm = { readonly title: string; readonly slug: string; readonly description: string }

export const validateSeries: Validator<SeriesForm> = (form) => [
  ...checkText('title', form.title, required, atMost(limits.maxTitle)),
  ...checkSlug('slug', form.slug.trim()),
  ...checkText('description', form.description, atMost(limits.maxDescription)),
]

import type { Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, lengthOf, required } from './text-rules.ts'

export const newsAuthorLimits = { maxName: 120, maxBio: 1000, maxExpertise: 60, maxFields: 10 } as const

export type NewsAuthorForm = {
  readonly displayName: string
  readonly slug: string
  readonly bio: string
  /** Fields that the author writes about. */
  readonly expertise: readonly string[]
}

export const validateNewsAuthor: Validator<NewsAuthorForm> = ({ displayName, slug, bio, expertise }) => {
  const { maxName, maxBio, maxExpertise, maxFields } = newsAuthorLimits
  return [
    ...checkText('displayName', displayName, required, atMost(maxName)),
    ...checkSlug('slug', slug.trim()),
    ...checkText('bio', bio, atMost(maxBio)),
    ...(expertise.length > maxFields
      ? [{ field: 'expertise', code: 'too_many', params: { max: maxFields } } as const]
      : []),
    ...(expertise.some((field) => lengthOf(field.trim()) > maxExpertise)
      ? [{ field: 'expertise', code: 'too_long', params: { max: maxExpertise } } as const]
      : []),
  ]
}

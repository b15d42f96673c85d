import { isReservedSlug, isSlug } from '../text/slug.ts'
import type { FieldProblem } from './field-problem.ts'
import { checkText, required } from './text-rules.ts'

/** What is wrong with a typed slug: missing, not a slug, or a word that routes need. */
export function checkSlug(field: string, slug: string): readonly FieldProblem[] {
  return checkText(
    field,
    slug,
    required,
    (text) => (isSlug(text) ? null : { code: 'slug.invalid' }),
    (text) => (isReservedSlug(text) ? { code: 'slug.reserved' } : null),
  )
}

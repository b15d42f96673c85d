import { isReservedSlug, isSlug } from '../text/slug.ts'
import type { FieldProblem } from './field-problem.ts'
import { checkText, required } from './text-rules.ts'

/** Checks a typed slug: missing, malformed, or reserved for routes. */
export function checkSlug(field: string, slug: string): readonly FieldProblem[] {
  return checkText(
    field,
    slug,
    required,
    (text) => (isSlug(text) ? null : { code: 'slug.invalid' }),
    (text) => (isReservedSlug(text) ? { code: 'slug.reserved' } : null),
  )
}

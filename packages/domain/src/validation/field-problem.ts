/** What the shape of a request can get wrong; the server maps the contract's failed checks to these. */
export const shapeProblemCodes = [
  'required',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'too_few',
  'too_many',
  'not_multiple',
  'not_in_list',
  'not_unique',
  'pattern',
  'format',
  'type',
  'unknown_field',
] as const

/** What the rules of this package can find wrong with a field. */
export const ruleProblemCodes = [
  'email.invalid',
  'phone.invalid',
  'postal_code.invalid',
  'password.too_short',
  'password.too_long',
  'password.too_common',
  'password.mismatch',
  'password.unchanged',
  'password.wrong',
  'terms.not_accepted',
  'amount.invalid',
  'amount.too_small',
  'amount.too_large',
  'amount.only_when_completing',
  'date.invalid',
  'date.in_future',
  'slug.invalid',
  'slug.reserved',
  'review.product_required',
  'review.rating_range',
  'review.comment_too_short',
  'review.comment_too_long',
  'review.title_too_long',
] as const

export const fieldProblemCodes = [...shapeProblemCodes, ...ruleProblemCodes] as const

export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** One thing that is wrong with one field: the code names the words, `params` fill them in. */
export type FieldProblem = {
  readonly field: string
  readonly code: FieldProblemCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** Says everything that is wrong with a form; the screen shows it, the server answers 422 with it. */
export type Validator<T> = (value: T) => readonly FieldProblem[]

import type { ProblemCode } from '@chonoi/contract'
import { Failure } from './failure.ts'

interface DatabaseError {
  code: string
  detail?: string
  constraint?: string
}

/** The PostgreSQL error inside whatever wraps it. */
function databaseError(thrown: unknown): DatabaseError | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error as Error & DatabaseError
  }
  return undefined
}

/** Keys whose violation has a code of its own, so that the second of two at once hears the same as one who came later. */
const codeOfKey: Readonly<Record<string, ProblemCode>> = {
  users_email_key: 'auth.email_taken',
  categories_slug_key: 'slug.taken',
  products_tenant_id_slug_key: 'slug.taken',
  product_variants_tenant_id_sku_key: 'product.sku_taken',
  reviews_product_id_user_id_key: 'review.already_reviewed',
}
/** Text with a NUL or half a character, and numbers that fit no column. */
const unstorable = new Set(['22021', '22P05', '22003'])

/** What the database refused, as a failure of the contract; undefined for what is our own mistake. */
export function databaseFailure(thrown: unknown): Failure | undefined {
  const error = databaseError(thrown)
  if (!error) return undefined
  if (error.code === 'CN001') return new Failure('stock.insufficient', { details: { variantIds: [error.detail] } })
  if (error.code === 'CN002') return new Failure('wallet.insufficient_balance')
  if (error.code === '23505') return new Failure(codeOfKey[error.constraint ?? ''] ?? 'resource.conflict')
  if (error.code === '23503') return new Failure('resource.conflict')
  if (unstorable.has(error.code)) return new Failure('request.malformed')
  // Still in each other's way after every run again: the caller may try once more.
  if (mayRunAgain(thrown)) return new Failure('resource.conflict')
  // A key that is under way in another request: see idempotency.ts.
  if (error.code === '55P03') return new Failure('idempotency.in_flight')
  return undefined
}

/** Two transactions got in each other's way and PostgreSQL ended one: it may simply run again. */
export function mayRunAgain(thrown: unknown): boolean {
  const code = databaseError(thrown)?.code
  return code === '40P01' || code === '40001'
}

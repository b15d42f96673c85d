import type { ProblemCode } from '@chonoi/contract'
import { Failure } from './failure.ts'

interface DatabaseError {
  code: string
  detail?: string
  constraint?: string
}

/** Finds the PostgreSQL error inside wrapping errors. */
function databaseError(thrown: unknown): DatabaseError | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error as Error & DatabaseError
  }
  return undefined
}

/** Unique keys with a problem code of their own, so that concurrent and later duplicates get the same answer. */
const codeOfKey: Readonly<Record<string, ProblemCode>> = {
  users_email_key: 'auth.email_taken',
  categories_slug_key: 'slug.taken',
  carriers_code_key: 'carrier.code_taken',
  remittances_reference: 'remittance.reference_taken',
  coupons_code_key: 'coupon.code_taken',
  data_exports_one_open: 'data_export.in_progress',
  tenants_slug_key: 'slug.taken',
  products_tenant_id_slug_key: 'slug.taken',
  articles_tenant_id_slug_key: 'slug.taken',
  news_categories_tenant_id_slug_key: 'slug.taken',
  news_tags_tenant_id_slug_key: 'slug.taken',
  news_authors_tenant_id_slug_key: 'slug.taken',
  product_variants_tenant_id_sku_key: 'product.sku_taken',
  payment_gateway_configs_enabled: 'gateway.already_enabled',
  reviews_product_id_user_id_key: 'review.already_reviewed',
  news_series_tenant_id_slug_key: 'slug.taken',
  article_bookmarks_user_id_article_id_key: 'bookmark.exists',
  article_comments_repeated: 'comment.repeated',
  product_questions_repeated: 'question.repeated',
  wishlist_items_user_id_product_id_key: 'wishlist.exists',
}
/** References with a problem code of their own, so that a row that is used just now gets the same answer. */
const codeOfReference: Readonly<Record<string, ProblemCode>> = {
  article_media_in_use: 'media.in_use',
  news_categories_image_in_use: 'media.in_use',
}
/** SQL states of invalid text (NUL, lone surrogates) and numbers out of range. */
const unstorable = new Set(['22021', '22P05', '22003'])

/** Maps a database refusal to a failure of the contract. Undefined for our own mistakes. */
export function databaseFailure(thrown: unknown): Failure | undefined {
  const error = databaseError(thrown)
  if (!error) return undefined
  if (error.code === 'CN004') return new Failure('product.not_available', { details: { variantIds: [error.detail] } })
  if (error.code === 'CN001') return new Failure('stock.insufficient', { details: { variantIds: [error.detail] } })
  if (error.code === 'CN002') return new Failure('wallet.insufficient_balance')
  if (error.code === 'CN005') return new Failure('account.leaving')
  if (error.code === '23505') return new Failure(codeOfKey[error.constraint ?? ''] ?? 'resource.conflict')
  if (error.code === '23503') return new Failure(codeOfReference[error.constraint ?? ''] ?? 'resource.conflict')
  if (unstorable.has(error.code)) return new Failure('request.malformed')
  // Still conflicting after all retries. The caller may try again.
  if (mayRunAgain(thrown)) return new Failure('resource.conflict')
  // The key is in use by another request; see idempotency.ts.
  if (error.code === '55P03') return new Failure('idempotency.in_flight')
  return undefined
}

/** Whether rows that stay refer to one that was to be deleted. */
export const isForeignKeyViolation = (thrown: unknown): boolean => databaseError(thrown)?.code === '23503'

/** Whether PostgreSQL aborted the transaction because of a conflict with another. It can be retried. */
export function mayRunAgain(thrown: unknown): boolean {
  const code = databaseError(thrown)?.code
  return code === '40P01' || code === '40001'
}

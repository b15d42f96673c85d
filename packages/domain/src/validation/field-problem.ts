/** Problems of a request's shape; the server maps failed checks of the contract to these. */
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

/** Problems found by rules, of this package or of the server. */
export const ruleProblemCodes = [
  'email.invalid',
  'phone.invalid',
  'postal_code.invalid',
  'password.too_short',
  'password.too_long',
  'password.too_common',
  'password.breached',
  'password.mismatch',
  'password.unchanged',
  'password.wrong',
  'code.wrong',
  'terms.not_accepted',
  'amount.invalid',
  'amount.too_small',
  'amount.too_large',
  'amount.only_when_completing',
  'invoice.not_customer',
  'amount.must_be_positive',
  'amount.must_be_negative',
  'amount.over_daily_limit',
  'amount.over_balance',
  'account_number.invalid',
  'tax_code.invalid',
  'csv.utf16',
  'csv.not_utf8',
  'csv.unclosed_quote',
  'csv.too_wide',
  'csv.too_long',
  'csv.empty',
  'csv.differs',
  'options.invalid',
  'account.stored_or_written',
  'push.users_or_topic',
  'quiet_hours.empty',
  'bank_account.unknown',
  'bank_account.not_of_shop',
  'automated.amount_or_percentage',
  'date.invalid',
  'date.in_future',
  'date.in_past',
  'slug.invalid',
  'slug.reserved',
  'review.product_required',
  'review.rating_range',
  'review.comment_too_short',
  'review.comment_too_long',
  'review.title_too_long',
  'order.total_too_large',
  'product.status_contradicts',
  'product.primary_image_needed',
  'product.default_variant_needed',
  'stock.movement_mismatch',
  'gateway.name_required',
  'gateway.name_fixed',
  'gateway.fee_precision',
  'gateway.limits_reversed',
  'gateway.config_not_object',
  'gateway.config_masked',
  'gateway.rate_invalid',
  'gateway.bank_bin_invalid',
  'url.invalid',
  'coupon.code_required',
  'coupon.code_too_short',
  'coupon.code_invalid',
  'coupon.value_not_positive',
  'coupon.percent_too_large',
  'coupon.end_required',
  'coupon.end_before_start',
  'coupon.products_required',
  'coupon.products_of_others',
  'carrier.code_invalid',

  'color.invalid',
  'platform.name_required',
  'article.title_required',
  'article.content_required',
  'article.slug_required',
  'article.meta_description_too_long',
  'tag.invalid',
  'bookmark.notes_too_long',
  'bookmark.too_many_tags',
  'bookmark.tag_invalid',
  'platform.fee_reaches_minimum',
  'platform.release_days_invalid',
  'platform.own_factor_missing',
  'platform.minimum_over_limit',
  'push.subscription_invalid',
  'user.unknown',
  'refund.collected_by_shop',
  'upload.unknown',
  'upload.file_or_url',
  'analytics.one_of_both',
  'campaign.placeholder_unknown',
  'campaign.link_invalid',
  'text.has_link',
  'invoice.recipient_unknown',
  'campaign.audience_contradicts',
] as const

export const fieldProblemCodes = [...shapeProblemCodes, ...ruleProblemCodes] as const

export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** The parameters that a code's text needs; other codes have none. */
export const fieldProblemParams = {
  too_short: 'min',
  too_long: 'max',
  too_small: 'min',
  too_large: 'max',
  too_few: 'min',
  too_many: 'max',
  not_multiple: 'of',
  'password.too_short': 'min',
  'password.too_long': 'max',
  'amount.too_small': 'min',
  'amount.too_large': 'max',
  'amount.over_daily_limit': 'left',
  'amount.over_balance': 'max',
  'platform.release_days_invalid': 'max',
} as const satisfies Partial<Record<FieldProblemCode, string>>

type Params = typeof fieldProblemParams

/** A problem without its field: a code with the parameters that its text needs. */
export type Fault = {
  [Code in FieldProblemCode]: Code extends keyof Params
    ? { readonly code: Code; readonly params: { readonly [Name in Params[Code]]: number } }
    : { readonly code: Code; readonly params?: undefined }
}[FieldProblemCode]

/** A problem of one field; nested fields are joined by dots. */
export type FieldProblem = Fault & { readonly field: string }

/** Returns every problem of a form. Screens show them, the server returns them with 422. */
export type Validator<T> = (value: T) => readonly FieldProblem[]

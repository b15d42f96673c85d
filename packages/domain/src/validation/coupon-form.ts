import type { CouponDiscountType } from '../coupons/coupon.ts'
import { type Cents, isStorableAmount } from '../money/cents.ts'
import { isLikelyMoment } from '../platform/likely-day.ts'
import type { FieldProblem, FieldProblemCode, Validator } from './field-problem.ts'
import { atMost, checkText, lengthOf, required } from './text-rules.ts'

export type CouponForm = {
  readonly code: string
  readonly description?: string | null | undefined
  readonly discountType: CouponDiscountType
  readonly discountValue: number | null
  readonly minimumAmount: Cents | null
  readonly usageLimit?: number | null | undefined
  readonly perUserLimit?: number | null | undefined
  /** How often it was used already. A limit isn't below it. */
  readonly usageCount?: number
  readonly validFrom: Date
  /** Null until chosen. */
  readonly validUntil: Date | null
  readonly applicableToAll: boolean
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

/** ADM-CPN-09..17. */
export const validateCouponForm: Validator<CouponForm> = (form) => [
  ...checkCode(form.code),
  ...checkText('description', form.description, atMost(500)),
  ...checkDiscount(form),
  ...checkMinimum(form.minimumAmount),
  ...checkLimit('usageLimit', form.usageLimit, Math.max(1, form.usageCount ?? 0)),
  ...checkLimit('perUserLimit', form.perUserLimit, 1),
  ...checkDays(form),
  ...(!form.applicableToAll && form.productIds.length + form.categoryIds.length === 0
    ? [{ field: 'productIds', code: 'coupon.products_required' } as const]
    : []),
]

/** Codes whose texts need no values. */
type PlainCode = Extract<FieldProblemCode, `coupon.${string}` | 'amount.invalid' | 'date.invalid'>
const one = (field: string, code: PlainCode): readonly FieldProblem[] => [{ field, code }]

function checkCode(typed: string): readonly FieldProblem[] {
  const code = typed.trim()
  if (code === '') return one('code', 'coupon.code_required')
  if (lengthOf(code) < 3) return one('code', 'coupon.code_too_short')
  if (lengthOf(code) > 40) return [{ field: 'code', code: 'too_long', params: { max: 40 } }]
  return /^[a-z0-9_-]+$/i.test(code) ? [] : one('code', 'coupon.code_invalid')
}

/** Who is given a coupon. */
export const validateCouponCustomer: Validator<{ readonly customerId: string }> = ({ customerId }) =>
  checkText('customerId', customerId, required)

function checkDiscount({ discountType, discountValue }: CouponForm): readonly FieldProblem[] {
  if (discountValue === null || discountValue <= 0) return one('discountValue', 'coupon.value_not_positive')
  if (discountType === 'PERCENTAGE') return discountValue > 100 ? one('discountValue', 'coupon.percent_too_large') : []
  return isStorableAmount(discountValue) ? [] : one('discountValue', 'amount.invalid')
}

function checkMinimum(minimum: Cents | null): readonly FieldProblem[] {
  if (minimum !== null && minimum < 0) return [{ field: 'minimumAmount', code: 'too_small', params: { min: 0 } }]
  return minimum !== null && isStorableAmount(minimum) ? [] : one('minimumAmount', 'amount.invalid')
}

function checkLimit(field: string, limit: number | null | undefined, min: number): readonly FieldProblem[] {
  return limit != null && limit < min ? [{ field, code: 'too_small', params: { min } }] : []
}

function checkDays({ validFrom, validUntil }: CouponForm): readonly FieldProblem[] {
  if (validUntil === null) return one('validUntil', 'coupon.end_required')
  if (!isLikelyMoment(validFrom)) return one('validFrom', 'date.invalid')
  if (!isLikelyMoment(validUntil)) return one('validUntil', 'date.invalid')
  return validUntil.getTime() > validFrom.getTime() ? [] : one('validUntil', 'coupon.end_before_start')
}

import type { BodyOf, Coupon } from '@chonoi/contract'
import {
  type Cents,
  type CouponDiscountType,
  lastMomentBefore,
  normalizeCouponCode,
  validateCouponForm,
  type Validator,
  vietnamDate,
} from '@chonoi/domain'

/** The form's fields. Days are `YYYY-MM-DD` in Vietnam; the coupon holds until the end of the last one. */
export interface CouponFields {
  code: string
  description: string
  discountType: CouponDiscountType
  /** Percent, or cents. */
  discountValue: number | null
  minimumAmount: Cents | null
  usageLimit: number | null
  perUserLimit: number | null
  firstDay: string
  lastDay: string
  isActive: boolean
  applicableToAll: boolean
  productIds: string[]
  categoryIds: string[]
}

/** A new coupon's form: starts today, takes off percents, has no minimum and is on (ADM-CPN-18). */
export const newFields = (now: Date): CouponFields => ({
  ...{ code: '', description: '', discountType: 'PERCENTAGE', discountValue: null, minimumAmount: 0 },
  ...{ usageLimit: null, perUserLimit: null, firstDay: vietnamDate(now), lastDay: '', isActive: true },
  ...{ applicableToAll: true, productIds: [], categoryIds: [] },
})

export function storedFields(coupon: Coupon): CouponFields {
  const { code, discountType, discountValue, minimumAmount, usageLimit, perUserLimit } = coupon
  const { isActive, applicableToAll, productIds, categoryIds } = coupon
  return {
    ...{ code, discountType, discountValue, minimumAmount, usageLimit, perUserLimit },
    ...{ isActive, applicableToAll, productIds, categoryIds },
    description: coupon.description ?? '',
    firstDay: vietnamDate(new Date(coupon.validFrom)),
    lastDay: lastDayOf(coupon),
  }
}

/** A copy to be saved under another code. One that is over gets new days. */
export function copiedFields(coupon: Coupon, now: Date): CouponFields {
  const { firstDay, lastDay, isActive } = newFields(now)
  return { ...storedFields(coupon), code: '', isActive, firstDay, ...(coupon.status.isExpired && { lastDay }) }
}

const lastDayOf = ({ validUntil }: Coupon) => vietnamDate(lastMomentBefore(new Date(validUntil)))
const startOf = (day: string) => new Date(`${day}T00:00:00+07:00`)
const dayLength = 86_400_000
const endOf = (day: string) => new Date(startOf(day).getTime() + dayLength)

/** The domain's rules on the form (ADM-CPN-09..17). The last day comes after the first. */
export const validateFields =
  (usageCount: number): Validator<CouponFields> =>
  ({ firstDay, lastDay, ...fields }) => {
    if (firstDay === '') return [{ field: 'firstDay', code: 'required' }]
    const validUntil = lastDay === '' ? null : startOf(lastDay)
    return validateCouponForm({ ...fields, usageCount, validFrom: startOf(firstDay), validUntil })
  }

/** The form's name of a field of the API. */
export const fieldOf = (path: string) =>
  path === 'validFrom' ? 'firstDay' : path === 'validUntil' ? 'lastDay' : path.replace(/^(productIds)\..*/, '$1')

/** The body of a request. Only valid fields are sent. */
export function toBody(fields: CouponFields): BodyOf<'createCoupon'> {
  const { discountType, usageLimit, perUserLimit, isActive, applicableToAll, productIds, categoryIds } = fields
  return {
    ...{ discountType, usageLimit, perUserLimit, isActive, applicableToAll },
    code: normalizeCouponCode(fields.code),
    description: fields.description.trim() || null,
    discountValue: fields.discountValue ?? 0,
    minimumAmount: fields.minimumAmount ?? 0,
    validFrom: startOf(fields.firstDay).toISOString(),
    validUntil: endOf(fields.lastDay).toISOString(),
    productIds: applicableToAll ? [] : productIds,
    categoryIds: applicableToAll ? [] : categoryIds,
  }
}

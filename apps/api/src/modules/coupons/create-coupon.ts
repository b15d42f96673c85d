import type { BodyOf } from '@chonoi/contract'
import { normalizeCouponCode, validateCouponForm } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { couponCreated } from './coupons.events.ts'
import { type CouponRow, insertCoupon } from './coupons.store.ts'

/** Adds a coupon that holds in every shop. A taken code fails with coupon.code_taken. */
export function createCoupon(context: RequestContext, input: BodyOf<'createCoupon'>): Promise<CouponRow> {
  const { minimumAmount = 0, applicableToAll = true, isActive = true, productIds = [], categoryIds = [] } = input
  const validFrom = input.validFrom === undefined ? context.ports.now() : new Date(input.validFrom)
  const validUntil = new Date(input.validUntil)
  const form = { ...input, minimumAmount, applicableToAll, productIds, categoryIds, validFrom, validUntil }
  enforceForm(validateCouponForm, form)
  const { discountType, discountValue, description, usageLimit = null, perUserLimit = null } = input
  return context.transaction(async (queries) => {
    const row = await insertCoupon(queries, {
      ...{ tenantId: null, code: normalizeCouponCode(input.code), description: description?.trim() || null },
      ...{ discountType, discountValue, minimumAmountInCents: minimumAmount, usageLimit, perUserLimit },
      ...{ validFrom, validUntil, isActive, applicableToAll, productIds, categoryIds },
    })
    await record(context, queries, couponCreated(row))
    return row
  })
}

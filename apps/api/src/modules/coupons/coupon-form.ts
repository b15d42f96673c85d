import type { BodyOf } from '@chonoi/contract'
import { type CouponForm, normalizeCouponCode, validateCouponForm } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import type { CouponRow } from './coupons.store.ts'

/** A complete coupon as it is to be stored. */
export type CouponInput = CouponForm & { readonly isActive: boolean }

/** A new coupon with the defaults of what the input leaves away. */
export function newCoupon({ ports }: RequestContext, input: BodyOf<'createCoupon'>): CouponInput {
  return {
    ...{ minimumAmount: 0, isActive: true, applicableToAll: true, productIds: [], categoryIds: [] },
    ...input,
    validFrom: input.validFrom === undefined ? ports.now() : new Date(input.validFrom),
    validUntil: new Date(input.validUntil),
  }
}

/** The stored coupon with what the input changes. */
export function changedCoupon(row: CouponRow, input: BodyOf<'updateCoupon'>): CouponInput {
  const { minimumAmountInCents: minimumAmount, ...stored } = row
  const { validFrom, validUntil, ...rest } = input
  return {
    ...{ ...stored, minimumAmount, ...rest },
    ...(validFrom !== undefined && { validFrom: new Date(validFrom) }),
    ...(validUntil !== undefined && { validUntil: new Date(validUntil) }),
  }
}

/** The columns of a valid coupon. Fails with a 422 that names every wrong field. */
export function columnsOf(input: CouponInput) {
  enforceForm(validateCouponForm, input)
  const { discountType, description, usageLimit = null, perUserLimit = null, validFrom, isActive } = input
  return {
    ...{ code: normalizeCouponCode(input.code), description: description?.trim() || null, isActive, validFrom },
    ...{ discountType, usageLimit, perUserLimit, applicableToAll: input.applicableToAll },
    ...{ productIds: [...input.productIds], categoryIds: [...input.categoryIds] },
    // The form holds both once it is valid.
    ...{ discountValue: input.discountValue ?? 0, minimumAmountInCents: input.minimumAmount ?? 0 },
    validUntil: input.validUntil ?? validFrom,
  }
}

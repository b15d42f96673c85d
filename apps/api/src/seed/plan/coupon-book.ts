import { centsFromVnd, type Coupon } from '@chonoi/domain'
import { coupons as seedCoupons } from '../data/coupons.ts'
import { after, day, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { Shop } from './plan-shops.ts'

/** A coupon with its uses by the demo's orders. */
export interface BookCoupon {
  id: string
  code: string
  description: string
  facts: Coupon
  uses: { userId: string; groupId: string; discountInCents: number; createdAt: Date }[]
}

export function planCoupons(shops: readonly Shop[], random: Random, { now }: Moments): BookCoupon[] {
  return seedCoupons.map((coupon) => ({
    id: random.uuid(),
    code: coupon.code,
    description: coupon.description,
    facts: {
      tenantId: coupon.shop ? (shops.find(({ slug }) => slug === coupon.shop)?.id ?? null) : null,
      ...(coupon.percent === undefined
        ? { discountType: 'FIXED_AMOUNT', discountValue: centsFromVnd((coupon.amount ?? 0) * 1000) }
        : { discountType: 'PERCENTAGE', discountValue: coupon.percent }),
      minimumAmount: centsFromVnd(coupon.minimum * 1000),
      usageLimit: coupon.usageLimit,
      perUserLimit: coupon.perUserLimit,
      usageCount: 0,
      validFrom: after(now, coupon.fromDay * day),
      validUntil: after(now, coupon.untilDay * day),
      isActive: coupon.isActive ?? true,
      applicableToAll: true,
      productIds: [],
      categoryIds: [],
    },
    uses: [],
  }))
}

export function couponRow({ id, code, description, facts, uses }: BookCoupon) {
  const { minimumAmount: minimumAmountInCents, productIds, categoryIds, ...rest } = facts
  return {
    ...{ id, code, description, ...rest, minimumAmountInCents },
    ...{
      productIds: [...productIds],
      categoryIds: [...categoryIds],
      usageCount: uses.length,
      createdAt: facts.validFrom,
    },
  }
}

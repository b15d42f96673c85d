import type { Coupon } from '@chonoi/contract'
import { couponDisplayStatus, type CouponDisplayStatus, isCouponEndingSoon } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  expired: 'neutral',
  exhausted: 'danger',
  active: 'success',
  paused: 'warning',
} as const satisfies Record<CouponDisplayStatus, Tone>

/** Expired, used up, active or paused, in this order (ADM-CPN-04, ADM-CPN-06); an active one may begin later. */
export function CouponBadge({ coupon, now = new Date() }: { coupon: Coupon; now?: Date }) {
  const { t } = useTranslation('coupons')
  const status = couponDisplayStatus({ ...coupon, validUntil: new Date(coupon.validUntil) }, now)
  if (status === 'active' && new Date(coupon.validFrom) > now)
    return (
      <Badge tone="info" variant="dot">
        {t('status.notStarted')}
      </Badge>
    )
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}

/** A warning in the last 7 days of a coupon (ADM-CPN-05). */
export function ExpiryWarning({ coupon: { status } }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons')
  if (!isCouponEndingSoon(status)) return null
  return (
    <Badge tone="warning" size="sm">
      {t('expires.days', { count: status.daysUntilExpiry })}
    </Badge>
  )
}

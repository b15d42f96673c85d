import type { Coupon } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatEnd, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'
import { CopyCodeButton } from './copy-code-button.tsx'
import { CouponBadge, ExpiryWarning } from './coupon-badge.tsx'
import type { CouponTask } from './coupon-dialog.tsx'
import { CouponRowActions } from './coupon-row-actions.tsx'
import { discountText, usesText } from './coupon-words.ts'

export type CouponAudience = 'admin' | 'seller'

export interface CouponColumnsOptions {
  audience: CouponAudience
  /** Whether the list holds coupons of several shops. */
  hasShops: boolean
  onTask: (task: CouponTask) => void
}

export const couponHref = (audience: CouponAudience, { id }: Pick<Coupon, 'id'>) =>
  href(`/${audience}/coupons/$couponId`, { couponId: id })

/** The columns of the table, for phones too. */
export function useCouponColumns({ audience, hasShops, onTask }: CouponColumnsOptions): DataTableColumn<Coupon>[] {
  const { t } = useTranslation(['coupons', 'common'])
  const { language } = usePreferences()
  return [
    {
      id: 'code',
      header: t('coupons:column.code'),
      isPrimary: true,
      cell: (coupon) => (
        <>
          <span className="cn:flex cn:gap-1 cn:items-center">
            <Link href={couponHref(audience, coupon)} variant="quiet" translate="no">
              {coupon.code}
            </Link>
            <CopyCodeButton code={coupon.code} />
          </span>
          {coupon.description && (
            <Text as="div" size={13} tone="muted" lines={2} className="cn:font-regular cn:max-w-88">
              <bdi>{coupon.description}</bdi>
            </Text>
          )}
        </>
      ),
    },
    ...(hasShops
      ? [
          {
            id: 'owner',
            header: t('coupons:column.owner'),
            cell: ({ tenantName }: Coupon) => <bdi>{tenantName ?? t('coupons:owner.platform')}</bdi>,
          },
        ]
      : []),
    {
      id: 'discount',
      header: t('coupons:column.discount'),
      isNumeric: true,
      cell: (coupon) => (
        <>
          {discountText(t, coupon, language)}
          {coupon.minimumAmount > 0 && (
            <Text as="div" size={13} tone="muted">
              {t('coupons:discount.minimum', { amount: formatMoney(coupon.minimumAmount) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'usageCount',
      header: t('coupons:column.uses'),
      isNumeric: true,
      cell: (coupon) => usesText(t, coupon, language),
    },
    {
      id: 'validUntil',
      header: t('coupons:column.until'),
      cell: (coupon) => (
        <span className="cn:inline-flex cn:flex-wrap cn:gap-2 cn:items-center">
          <time dateTime={coupon.validUntil}>{formatEnd(coupon.validUntil)}</time>
          <ExpiryWarning coupon={coupon} />
        </span>
      ),
    },
    { id: 'status', header: t('common:word.status'), cell: (coupon) => <CouponBadge coupon={coupon} /> },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (coupon) => <CouponRowActions coupon={coupon} onTask={onTask} />,
    },
  ]
}

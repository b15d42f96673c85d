import type { Coupon } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatDateTime, formatEnd, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { usePreferences } from '../app/preferences.tsx'
import { discountText, usesText } from './coupon-words.ts'

/** The terms of a coupon. */
export function CouponTermsCard({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('coupons')
  const { language } = usePreferences()
  const { perUserLimit, applicableToAll, productIds, categoryIds } = coupon
  const coverage = applicableToAll
    ? t('coverage.all')
    : inOneLine([
        categoryIds.length > 0 && t('coverage.categories', { count: categoryIds.length }),
        productIds.length > 0 && t('coverage.products', { count: productIds.length }),
      ])
  return (
    <Card title={t('detail.terms')}>
      <DescriptionList
        items={[
          { term: t('column.discount'), details: discountText(t, coupon, language) },
          { term: t('form.minimum'), details: formatMoney(coupon.minimumAmount) },
          { term: t('column.owner'), details: <bdi>{coupon.tenantName ?? t('owner.platform')}</bdi> },
          { term: t('detail.coverage'), details: coverage },
          { term: t('column.uses'), details: usesText(t, coupon, language) },
          {
            term: t('form.perUserLimit'),
            details: perUserLimit === null ? t('limit.none') : t('limit.perUser', { count: perUserLimit }),
          },
          { term: t('form.from'), details: formatDateTime(coupon.validFrom) },
          { term: t('column.until'), details: formatEnd(coupon.validUntil) },
        ]}
      />
    </Card>
  )
}

import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { couponQueries } from './coupons-queries.ts'

/** Statistics cards: coupons, active ones, uses and discounts (ADM-CPN-01). Hidden when they can't be loaded. */
export function CouponStats() {
  const { t } = useTranslation('coupons')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(couponQueries(useApi()).statistics())
  if (!data && !isPending) return null
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...count(data?.totalCoupons)} />
      <Stat label={t('stats.active')} {...count(data?.activeCoupons)} />
      <Stat label={t('stats.usages')} {...count(data?.totalUsages)} />
      <Stat label={t('stats.discount')} value={formatMoney(data?.totalDiscountAmount ?? 0)} isLoading={isPending} />
    </Grid>
  )
}

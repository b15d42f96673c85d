import type { SellerAnalytics } from '@chonoi/contract'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Stat } from '@chonoi/ui/stat'
import { usePreferences } from '../app/preferences.tsx'
import { useAgainst } from './use-against.ts'

/** What a shop sold in a period, each figure compared with as many days before. */
export function SalesFigures({ sales }: { sales: SellerAnalytics }) {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const against = useAgainst()
  const { previous } = sales
  return (
    <>
      <Stat
        label={t('analytics.revenue')}
        value={formatMoney(sales.revenueInCents)}
        {...against(sales.revenueInCents, previous.revenueInCents)}
      />
      <Stat
        label={t('analytics.orders')}
        value={formatNumber(sales.orderCount, language)}
        {...against(sales.orderCount, previous.orderCount)}
      />
      <Stat
        label={t('analytics.average')}
        value={formatMoney(sales.averageOrderInCents)}
        {...against(sales.averageOrderInCents, previous.averageOrderInCents)}
      />
    </>
  )
}

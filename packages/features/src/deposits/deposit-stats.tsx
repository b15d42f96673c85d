import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { adminDepositQueries } from './deposits-queries.ts'

/** Total, pending, completed and average of all deposits (ADM-DEP-01). Hidden when they can't be loaded. */
export function DepositStats() {
  const { t } = useTranslation('deposits')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(adminDepositQueries(useApi()).stats())
  if (isPending) {
    return (
      <SkeletonRegion className="deposits-stats">
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} shape="block" size="lg" />
        ))}
      </SkeletonRegion>
    )
  }
  if (!data) return null
  const count = (value: number) => t('stats.count', { count: value, shown: formatNumber(value, language) })
  return (
    <div className="deposits-stats">
      <Stat label={t('stats.total')} value={formatMoney(data.totalAmountInCents)} hint={count(data.totalDeposits)} />
      <Stat label={t('stats.pending')} value={formatMoney(data.pendingAmountInCents)} hint={count(data.pendingCount)} />
      <Stat
        label={t('stats.completed')}
        value={formatMoney(data.completedAmountInCents)}
        hint={count(data.completedCount)}
      />
      <Stat label={t('stats.average')} value={formatMoney(data.averageAmountInCents)} hint={t('stats.perDeposit')} />
    </div>
  )
}

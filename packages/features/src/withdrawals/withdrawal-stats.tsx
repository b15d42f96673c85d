import { withdrawalStatuses, type WithdrawalStatus } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

const countOf = {
  PENDING: 'pendingCount',
  PROCESSING: 'processingCount',
  COMPLETED: 'completedCount',
  REJECTED: 'rejectedCount',
} as const satisfies Record<WithdrawalStatus, string>

/** The summary and the counters of all withdrawals (ADM-WD-05, ADM-WD-06). Hidden when they can't be loaded (ADM-WD-40). */
export function WithdrawalStats() {
  const { t } = useTranslation('withdrawals')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(withdrawalQueries(useApi()).stats())
  if (!data && !isPending) return null
  const isLoading = isPending
  return (
    <Stack gap={4} role="group" aria-label={t('stats.label')}>
      <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
        <Stat
          label={t('stats.total')}
          value={formatNumber(data?.totalWithdrawals ?? 0, language)}
          isLoading={isLoading}
        />
        <Stat label={t('stats.totalAmount')} value={formatMoney(data?.totalAmount ?? 0)} isLoading={isLoading} />
        <Stat
          label={t('stats.pending')}
          value={formatMoney(data?.pendingAmount ?? 0)}
          hint={t('stats.count', { count: data?.pendingCount ?? 0 })}
          isLoading={isLoading}
        />
        <Stat label={t('stats.average')} value={formatMoney(data?.avgWithdrawalAmount ?? 0)} isLoading={isLoading} />
      </Grid>
      <ul className="cn:grid cn:grid-fill-[150px] cn:gap-3">
        {withdrawalStatuses.map((status) => (
          <li
            key={status}
            className="cn:flex cn:items-center cn:justify-between cn:gap-2 cn:rounded-md cn:border cn:border-border cn:px-3 cn:py-2"
          >
            <WithdrawalBadge status={status} />
            <strong className="cn:figures">{data ? formatNumber(data[countOf[status]], language) : '–'}</strong>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

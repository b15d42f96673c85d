import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Grid } from '@chonoi/ui/grid'
import { Skeleton } from '@chonoi/ui/skeleton'
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
  if (!data && !isPending) return null
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: isPending })
  const count = (value: number | undefined) =>
    value === undefined ? (
      <Skeleton size="sm" width={5} />
    ) : (
      t('stats.count', { count: value, shown: formatNumber(value, language) })
    )
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...amount(data?.totalAmountInCents)} hint={count(data?.totalDeposits)} />
      <Stat label={t('stats.pending')} {...amount(data?.pendingAmountInCents)} hint={count(data?.pendingCount)} />
      <Stat label={t('stats.completed')} {...amount(data?.completedAmountInCents)} hint={count(data?.completedCount)} />
      <Stat label={t('stats.average')} {...amount(data?.averageAmountInCents)} hint={t('stats.perDeposit')} />
    </Grid>
  )
}

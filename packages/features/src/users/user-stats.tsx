import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { userQueries } from './users-queries.ts'

/** The total of all accounts and what needs attention (ADM-USR-02). */
export function UserStats() {
  const { t } = useTranslation('users')
  const { language } = usePreferences()
  const result = useQuery(userQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('loadFailed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...count(data?.totalUsers)} />
      <Stat label={t('stats.new')} {...count(data?.newUsers)} />
      <Stat label={t('stats.unverified')} {...count(data?.unverifiedUsers)} />
      <Stat label={t('stats.inactive')} {...count(data?.inactiveUsers)} />
    </Grid>
  )
}

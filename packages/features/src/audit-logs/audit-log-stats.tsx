import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { auditLogQueries } from './audit-logs-queries.ts'

/** The four cards above the log (ADM-AUD-01). */
export function AuditLogStats() {
  const { t } = useTranslation('auditLogs')
  const { language } = usePreferences()
  const result = useQuery(auditLogQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('statsFailed')} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...count(data?.totalLogs)} />
      <Stat label={t('stats.recent')} {...count(data?.recentLogs)} />
      <Stat label={t('stats.errors')} {...count(data?.errorLogs)} />
      <Stat label={t('stats.critical')} {...count(data?.criticalLogs)} />
    </Grid>
  )
}

import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { tenantQueries } from './tenants-queries.ts'

const names = ['total', 'pending', 'approved', 'suspended'] as const

/** The summary counts (ADM-TEN-01). */
export function TenantStats() {
  const { t } = useTranslation('tenants')
  const { language } = usePreferences()
  const result = useQuery(tenantQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('loadFailed')} />
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {names.map((name) => (
        <Stat
          key={name}
          label={t(`stats.${name}`)}
          value={formatNumber(data?.[name] ?? 0, language)}
          isLoading={isPending}
        />
      ))}
    </Grid>
  )
}

import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { orderMessageQueries } from './order-messages-queries.ts'

/** How many messages arrived, wait and failed, each by channel below. */
export function MessageStats() {
  const { t } = useTranslation('orderMessages')
  const { language } = usePreferences()
  const result = useQuery(orderMessageQueries(useApi()).statistics())
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} />
  const sums = (name: 'total' | 'sent' | 'pending' | 'failed') => ({
    value: formatNumber(data?.[name] ?? 0, language),
    isLoading: isPending,
    hint:
      data?.byChannel.map((sum) => `${t(`channel.${sum.channel}`)} ${formatNumber(sum[name], language)}`).join(' · ') ??
      '\u00A0',
  })
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat label={t('stats.total')} {...sums('total')} />
      <Stat label={t('stats.sent')} {...sums('sent')} />
      <Stat label={t('stats.pending')} {...sums('pending')} />
      <Stat label={t('stats.failed')} {...sums('failed')} />
    </Grid>
  )
}

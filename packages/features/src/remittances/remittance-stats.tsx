import type { QueryOf } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { remittanceQueries } from './remittances-queries.ts'

/** The sums of the remittances of a carrier and of days. Hidden when they can't be loaded. */
export function RemittanceStats({ query }: { query: QueryOf<'getRemittanceStatistics'> }) {
  const { t } = useTranslation('remittances')
  const { data, isPending } = useQuery(remittanceQueries(useApi()).statistics(query))
  if (!data && !isPending) return null
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: isPending })
  const difference = data?.differenceInCents ?? 0
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }} role="group" aria-label={t('stats.label')}>
      <Stat
        label={t('stats.draft')}
        {...amount(data?.draftInCents)}
        hint={t('stats.count', { count: data?.draftCount ?? 0 })}
      />
      <Stat
        label={t('stats.transferred')}
        {...amount(data?.transferredInCents)}
        hint={t('stats.count', { count: data?.confirmedCount ?? 0 })}
      />
      <Stat
        label={t('stats.booked')}
        {...amount(data?.bookedInCents)}
        hint={t('stats.fee', { amount: formatMoney(data?.feeInCents ?? 0) })}
      />
      <Stat
        label={t('stats.difference')}
        {...amount(difference)}
        hint={t(difference === 0 ? 'stats.evenHint' : difference > 0 ? 'stats.differenceHint' : 'stats.shortHint')}
      />
    </Grid>
  )
}

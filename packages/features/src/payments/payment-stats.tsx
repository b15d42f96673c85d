import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { adminPaymentQueries } from './payments-queries.ts'

/** The figures of all payments. Hidden when they can't be loaded. */
export function PaymentStats() {
  const { t } = useTranslation('payments')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(adminPaymentQueries(useApi()).statistics({}))
  if (!data && !isPending) return null
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: isPending })
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat
        label={t('stats.captured')}
        {...amount(data?.totalAmountInCents)}
        hint={t('stats.count', {
          count: data?.totalPayments ?? 0,
          shown: formatNumber(data?.totalPayments ?? 0, language),
        })}
      />
      <Stat
        label={t('stats.refunded')}
        {...amount(data?.refundedAmountInCents)}
        hint={t('stats.count', {
          count: data?.refundedCount ?? 0,
          shown: formatNumber(data?.refundedCount ?? 0, language),
        })}
      />
      <Stat label={t('stats.pending')} {...count(data?.pendingCount)} />
      <Stat label={t('stats.failed')} {...count(data?.failedCount)} />
    </Grid>
  )
}

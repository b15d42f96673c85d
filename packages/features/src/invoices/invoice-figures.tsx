import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { invoiceQueries } from './invoices-queries.ts'

/** Totals of the shop's invoices, or of all for the platform. Hidden when they can't be loaded. */
export function InvoiceFigures() {
  const { t } = useTranslation('invoices')
  const { language } = usePreferences()
  const { data, isPending } = useQuery(invoiceQueries(useApi()).statistics())
  if (!data && !isPending) return null
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: isPending })
  const count = (value = 0) => formatNumber(value, language)
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
      <Stat
        label={t('stats.total')}
        {...amount(data?.totalInCents)}
        hint={t('stats.count', { count: data?.totalInvoices ?? 0 })}
      />
      <Stat label={t('stats.paid')} {...amount(data?.paidInCents)} />
      <Stat label={t('stats.outstanding')} {...amount(data?.outstandingInCents)} />
      <Stat
        label={t('stats.overdue')}
        value={count(data?.overdueCount)}
        isLoading={isPending}
        hint={t('stats.drafts', { count: data?.draftCount ?? 0 })}
      />
    </Grid>
  )
}

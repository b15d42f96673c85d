import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { walletQueries } from './wallet-queries.ts'

/**
 * What went into and out of the wallet in each month. Shown from the first movement on, so it stands where nothing is below it
 * that it would push away.
 */
export function WalletMonthsCard() {
  const { t } = useTranslation('wallet')
  const { language } = usePreferences()
  const { data: months = [] } = useQuery({ ...walletQueries(useApi()).months(), select: ({ data }) => data })
  const first = months.findIndex(({ inInCents, outInCents }) => inInCents > 0 || outInCents > 0)
  if (first < 0) return null
  const shown = months.slice(first)
  const sum = (amounts: readonly number[]) => formatMoney(amounts.reduce((total, amount) => total + amount, 0))
  return (
    <Card>
      <BarChart
        title={t('months.title')}
        summary={t('months.summary', {
          count: shown.length,
          in: sum(shown.map(({ inInCents }) => inInCents)),
          out: sum(shown.map(({ outInCents }) => outInCents)),
        })}
        labelHeader={t('months.month')}
        valueHeader={t('column.amount')}
        series={[t('months.in'), t('months.out')]}
        data={shown.map(({ month, inInCents, outInCents }) => ({
          label: `${month.slice(5)}/${month.slice(0, 4)}`,
          value: [inInCents, outInCents],
        }))}
        formatValue={formatMoney}
        formatTick={(value) =>
          t('months.million', { amount: formatNumber(Math.round(value / 10_000_000) / 10, language) })
        }
      />
    </Card>
  )
}

import type { PlatformAnalytics } from '@chonoi/contract'
import { growthOf } from '@chonoi/domain'
import { formatGrowth, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { usePreferences } from '../app/preferences.tsx'

/** The figures of a period, each compared with the one before. */
export function PlatformFigures({ analytics: { figures, previous } }: { analytics: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const against = (now: number | null, before: number | null) => {
    const { changePercent } = growthOf(now ?? 0, before ?? 0)
    if (changePercent === null) return {}
    const direction = changePercent > 0 ? 'up' : changePercent < 0 ? 'down' : 'flat'
    const tone = { up: 'success', down: 'danger', flat: 'neutral' } as const
    const text = t('against', { percent: formatGrowth(changePercent, language) })
    return { change: { text, direction, tone: tone[direction] } } as const
  }
  const number = (value: number) => formatNumber(value, language)
  const counts = [
    'orderCount',
    'newUsers',
    'newShops',
    'activeBuyers',
    'newBuyers',
    'returningBuyers',
    'visits',
  ] as const
  const amounts = ['revenueInCents', 'averageOrderInCents'] as const
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {amounts.map((id) => (
        <Stat
          key={id}
          label={t(`figure.${id}`)}
          value={formatMoney(figures[id])}
          {...against(figures[id], previous[id])}
        />
      ))}
      {counts.map((id) => (
        <Stat key={id} label={t(`figure.${id}`)} value={number(figures[id])} {...against(figures[id], previous[id])} />
      ))}
      <Stat
        label={t('figure.conversionPercent')}
        value={figures.conversionPercent === null ? '–' : t('percent', { percent: number(figures.conversionPercent) })}
        {...against(figures.conversionPercent, previous.conversionPercent)}
      />
    </Grid>
  )
}

import { type DayRange, dayRangeBefore } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { sellerQueries } from './seller-queries.ts'
import { useAgainst } from './use-against.ts'

/** How many visited the shop in some days, and how many orders that brought, compared with as many days before; its rating. */
export function VisitFigures({ days }: { days: DayRange }) {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const api = useApi()
  const result = useQuery(sellerQueries(api).visits(days))
  const before = useQuery(sellerQueries(api).visits(dayRangeBefore(days))).data
  const against = useAgainst()
  if (result.isError && !result.data) return <QueryFailure result={result} headingLevel={2} />
  const { visits = 0, conversionRate = null, ratingAverage = 0 } = result.data ?? {}
  return (
    <>
      <Stat
        label={t('analytics.visits')}
        value={formatNumber(visits, language)}
        hint={t('analytics.visitsHint')}
        isLoading={result.isPending}
        {...(before && against(visits, before.visits))}
      />
      <Stat
        label={t('analytics.conversion')}
        value={conversionRate === null ? t('analytics.noVisits') : `${formatNumber(conversionRate, language)}%`}
        hint={t('analytics.conversionHint')}
        isLoading={result.isPending}
        {...(conversionRate !== null && before?.conversionRate && against(conversionRate, before.conversionRate))}
      />
      <Stat
        label={t('analytics.rating')}
        value={ratingAverage === 0 ? t('analytics.noRating') : formatNumber(ratingAverage, language)}
        hint={t('analytics.ratingHint')}
        isLoading={result.isPending}
      />
    </>
  )
}

import { reviewAnalyticsDays } from '@chonoi/domain'
import { formatNumber, formatRating } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Sparkline } from '@chonoi/ui/sparkline'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { reviewQueries } from '../reviews/review-queries.ts'

/** The reviews of the last 30 days in figures. */
export function ModerationFigures() {
  const { t } = useTranslation('reviewManagement')
  const { language } = usePreferences()
  const result = useQuery(reviewQueries(useApi()).analytics(reviewAnalyticsDays))
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} title={t('loadFailed')} />
  const distribution = data?.distribution
  const stars = (...ratings: ('1' | '2' | '3' | '4' | '5')[]) =>
    formatNumber(
      ratings.reduce((sum, rating) => sum + (distribution?.[rating] ?? 0), 0),
      language,
    )
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat
        label={t('stats.total', { days: reviewAnalyticsDays })}
        value={formatNumber(data?.total ?? 0, language)}
        isLoading={isPending}
        footer={
          // As high while loading, so that the list below doesn't move.
          <div className="cn:min-h-8">
            {data && (
              <Sparkline
                values={data.trend.map(({ count }) => count)}
                label={t('stats.trend', { days: reviewAnalyticsDays })}
              />
            )}
          </div>
        }
      />
      <Stat
        label={t('stats.average')}
        value={formatRating(data?.averageRating ?? 0, language)}
        hint={t('stats.outOfFive')}
        isLoading={isPending}
      />
      <Stat label={t('stats.good')} value={stars('5', '4')} hint={t('stats.good.hint')} isLoading={isPending} />
      <Stat label={t('stats.bad')} value={stars('2', '1')} hint={t('stats.bad.hint')} isLoading={isPending} />
    </Grid>
  )
}

import { ApiError } from '@chonoi/api-client'
import type { ArticleAnalytics } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { LineChart } from '@chonoi/ui/line-chart'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChartNoAxesColumn } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { DayField } from '../lists/day-field.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { articleAnalyticsQueries } from './article-analytics-queries.ts'

/** How one article is read over some days (/admin/articles/{articleId}/analytics?startDate=…&endDate=…). */
export function ArticleAnalyticsScreen({ articleId }: { articleId: string }) {
  const { t } = useTranslation('articleAnalytics')
  const { query, choose } = useChosenQuery()
  const days = { startDate: query.get('startDate') ?? '', endDate: query.get('endDate') ?? '' }
  const isChosen = days.startDate !== '' && days.endDate !== ''
  const result = useQuery(articleAnalyticsQueries(useApi()).of(articleId, isChosen ? days : {}))
  const shown = isChosen ? days : { startDate: result.data?.startDate ?? '', endDate: result.data?.endDate ?? '' }
  // Both ends at once: half of a range is none.
  const set = (change: Partial<typeof shown>) =>
    choose((next) => {
      for (const [name, day] of Object.entries({ ...shown, ...change })) next.set(name, day)
    })
  const clear = () =>
    choose((next) => {
      next.delete('startDate')
      next.delete('endDate')
    })
  if (result.error instanceof ApiError && result.error.status === 404) return <NotFoundScreen />
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <div className="cn:-ml-2">
          <LinkButton href={href('/admin/news')} variant="ghost" size="sm" iconStart={<ArrowLeft aria-hidden="true" />}>
            {t('back')}
          </LinkButton>
        </div>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted" className="cn:min-h-[1lh]" dir="auto">
          {result.data?.title}
        </Text>
      </Stack>
      <FilterBar label={t('days')} {...(isChosen && { onClear: clear })}>
        <DayField
          label={t('from')}
          value={shown.startDate}
          max={shown.endDate}
          onChange={(startDate) => (startDate ? set({ startDate }) : clear())}
        />
        <DayField
          label={t('to')}
          value={shown.endDate}
          min={shown.startDate}
          onChange={(endDate) => (endDate ? set({ endDate }) : clear())}
        />
      </FilterBar>
      {result.data ? (
        <Figures data={result.data} />
      ) : result.isError ? (
        <QueryFailure result={result} />
      ) : (
        <SkeletonRegion className="cn:grid cn:gap-5 cn:min-h-[60vh]">
          <Skeleton lines={3} />
          <Skeleton shape="block" ratio="wide" />
        </SkeletonRegion>
      )}
    </Stack>
  )
}

function Figures({ data }: { data: ArticleAnalytics }) {
  const { t } = useTranslation('articleAnalytics')
  const { language } = usePreferences()
  const number = (value: number) => formatNumber(value, language)
  const { averageSeconds: seconds, averageDepthPercent: depth } = data
  const byDay = (name: 'views' | 'comments' | 'bookmarks') =>
    data.viewsByDay.map((day) => ({ label: `${day.date.slice(8, 10)}/${day.date.slice(5, 7)}`, value: day[name] }))
  return (
    <>
      <Grid columns={{ base: 2, md: 3, lg: 6 }}>
        <Stat label={t('views')} value={number(data.views)} />
        <Stat label={t('readers')} value={number(data.uniqueVisitors)} />
        <Stat label={t('time')} value={seconds === null ? '–' : durationOf(seconds)} />
        <Stat label={t('depth')} value={depth === null ? '–' : `${number(depth)}%`} />
        <Stat label={t('comments')} value={number(data.comments)} />
        <Stat label={t('bookmarks')} value={number(data.bookmarks)} />
      </Grid>
      {data.views === 0 && data.comments === 0 && data.bookmarks === 0 ? (
        <EmptyState icon={<ChartNoAxesColumn />} title={t('empty')} message={t('emptyText')} />
      ) : (
        <>
          <Card>
            <LineChart
              title={t('viewsByDay')}
              summary={t('viewsSummary', { count: data.views, days: data.viewsByDay.length })}
              labelHeader={t('day')}
              valueHeader={t('views')}
              data={byDay('views')}
              formatValue={number}
            />
          </Card>
          <div className="cn:grid cn:gap-5 cn:lg:grid-cols-2">
            <Card>
              <BarChart
                title={t('sources')}
                summary={t('sourcesSummary', { count: data.referrers.length })}
                labelHeader={t('source')}
                valueHeader={t('views')}
                data={data.referrers.map(({ source, views }) => ({ label: t(`source.${source}`), value: views }))}
                formatValue={number}
              />
            </Card>
            <Card>
              <BarChart
                title={t('commentsByDay')}
                summary={t('commentsSummary', { count: data.comments })}
                labelHeader={t('day')}
                valueHeader={t('comments')}
                data={byDay('comments')}
                formatValue={number}
              />
            </Card>
            <Card>
              <BarChart
                title={t('bookmarksByDay')}
                summary={t('bookmarksSummary', { count: data.bookmarks })}
                labelHeader={t('day')}
                valueHeader={t('bookmarks')}
                data={byDay('bookmarks')}
                formatValue={number}
              />
            </Card>
          </div>
        </>
      )}
      <Text size={13} tone="muted">
        {t('privacy')}
      </Text>
    </>
  )
}

/** Minutes and seconds, as 2:05. */
const durationOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

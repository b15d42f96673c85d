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
import { DonutChart } from '@chonoi/ui/donut-chart'
import { LineChart } from '@chonoi/ui/line-chart'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { TableExport } from '@chonoi/ui/table-export'
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

const dayOf = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}`

function Figures({ data }: { data: ArticleAnalytics }) {
  const { t } = useTranslation('articleAnalytics')
  const { language } = usePreferences()
  const number = (value: number) => formatNumber(value, language)
  const { averageSeconds: seconds, averageDepthPercent: depth } = data
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
              data={data.viewsByDay.map(({ date, views }) => ({ label: dayOf(date), value: views }))}
              formatValue={number}
            />
          </Card>
          <div className="cn:grid cn:gap-5 cn:lg:grid-cols-2">
            <Card>
              <Stack gap={3}>
                <DonutChart
                  title={t('sources')}
                  summary={t('sourcesSummary', { count: data.referrers.length })}
                  labelHeader={t('source')}
                  valueHeader={t('views')}
                  data={data.referrers.map(({ source, views }) => ({ label: t(`source.${source}`), value: views }))}
                  formatValue={number}
                />
                <SourcesExport data={data} />
              </Stack>
            </Card>
            <Card>
              <BarChart
                title={t('reactionsByDay')}
                summary={t('reactionsSummary', { comments: number(data.comments), bookmarks: number(data.bookmarks) })}
                labelHeader={t('day')}
                valueHeader={t('reactions')}
                series={[t('comments'), t('bookmarks')]}
                isStacked
                data={data.viewsByDay.map(({ date, comments, bookmarks }) => ({
                  label: dayOf(date),
                  value: [comments, bookmarks],
                }))}
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

/** Saves how many readers came from where, as CSV or Excel. */
function SourcesExport({ data: { referrers, views } }: { data: ArticleAnalytics }) {
  const { t } = useTranslation('articleAnalytics')
  type Source = ArticleAnalytics['referrers'][number]
  return (
    <TableExport<Source>
      fileName={t('sourcesFile')}
      getRows={() => referrers}
      columns={[
        {
          id: 'source',
          header: t('source'),
          cell: ({ source }) => t(`source.${source}`),
          value: ({ source }) => t(`source.${source}`),
        },
        { id: 'views', header: t('views'), cell: (row) => row.views, value: (row) => row.views },
        {
          id: 'share',
          header: t('share'),
          cell: (row) => shareOf(row.views, views),
          value: (row) => shareOf(row.views, views),
        },
      ]}
    />
  )
}

/** Per cent with one decimal. */
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10)

/** Minutes and seconds, as 2:05. */
const durationOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

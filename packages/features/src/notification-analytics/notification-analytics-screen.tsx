import type { NotificationCounts, NotificationMetric, NotificationType } from '@chonoi/contract'
import { href, type DashboardWindow, dashboardWindows, startOfVietnamDay, vietnamDate } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { BarChart } from '@chonoi/ui/bar-chart'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FunnelChart } from '@chonoi/ui/funnel-chart'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { SegmentedControl } from '@chonoi/ui/segmented-control'
import { Select } from '@chonoi/ui/select'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { useChosenQuery } from '../app/use-chosen-query.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { analyticsQueries } from './analytics-queries.ts'
import { CountsTable } from './counts-table.tsx'

const metrics = [
  'sent',
  'delivered',
  'opened',
  'clicked',
  'dismissed',
  'failed',
] as const satisfies NotificationMetric[]
const standardDays: DashboardWindow = 30

/** What was sent, opened and clicked: all of it or of one campaign (/admin/notification-analytics; ROUTE-80). */
export function NotificationAnalyticsScreen() {
  const { query } = useChosenQuery()
  const campaignId = query.get('campaignId')
  return campaignId ? <CampaignFigures campaignId={campaignId} /> : <AllFigures />
}

/** Kinds whose notifications have titles of their own. */
const ownTitles = ['ANNOUNCEMENT', 'PROMOTION', 'SECURITY_ALERT', 'ORDER_MESSAGE', 'ORDER_DELAYED'] as const
type OwnTitle = (typeof ownTitles)[number]
const hasOwnTitle = (type: NotificationType): type is OwnTitle => ownTitles.some((one) => one === type)

function AllFigures() {
  const { t } = useTranslation(['notificationAnalytics', 'notifications'])
  const { query, choose } = useChosenQuery()
  const days = dashboardWindows.find((one) => String(one) === query.get('days')) ?? standardDays
  const [today] = useState(() => new Date())
  const period = { startDate: vietnamDate(startOfVietnamDay(today, days - 1)), endDate: vietnamDate(today) }
  const result = useQuery(analyticsQueries(useApi()).summary(period))
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('notificationAnalytics:title')}</Heading>
          <p className="cn:text-text-muted">{t('notificationAnalytics:text')}</p>
        </Stack>
        <SegmentedControl
          label={t('notificationAnalytics:period')}
          size="sm"
          value={String(days)}
          onChange={(value) => choose((next) => next.set('days', value))}
          options={dashboardWindows.map((one) => ({
            value: String(one),
            label: t('notificationAnalytics:days', { count: one }),
          }))}
        />
      </Stack>
      <QueryScreen result={result} loading={<Loading />}>
        {(summary) => (
          <Stack gap={5} aria-busy={result.isPlaceholderData || undefined}>
            <Totals counts={summary} rates={summary} />
            <FunnelCard counts={summary} />
            <DaysCard days={summary.days} />
            <CountsTable
              title={t('notificationAnalytics:byCampaign')}
              subject={t('notificationAnalytics:campaign')}
              rows={summary.byCampaign.map((row) => ({ ...row, id: row.campaignId }))}
              nameOf={({ id, name }) => (
                <Link href={href('/admin/campaigns/$campaignId', { campaignId: id })} variant="quiet">
                  <bdi>{name}</bdi>
                </Link>
              )}
              empty={t('notificationAnalytics:noCampaigns')}
            />
            <CountsTable
              title={t('notificationAnalytics:byType')}
              subject={t('notificationAnalytics:type')}
              rows={summary.byType.map((row) => ({ ...row, id: row.type }))}
              nameOf={({ type }) =>
                hasOwnTitle(type) ? t(`notificationAnalytics:type.${type}`) : t(`notifications:type.${type}`)
              }
              empty={t('notificationAnalytics:noNotifications')}
            />
          </Stack>
        )}
      </QueryScreen>
    </Stack>
  )
}

function CampaignFigures({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('notificationAnalytics')
  const result = useQuery(analyticsQueries(useApi()).ofCampaign(campaignId))
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{result.data?.data[0]?.title ?? t('title')}</Heading>
        <Link href={href('/admin/notification-analytics')}>{t('all')}</Link>
      </Stack>
      <QueryScreen result={result} loading={<Loading />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<ChartLine />} title={t('noFigures')} message={t('noFiguresText')} />
          ) : (
            <>
              <Totals counts={sumOf(data)} />
              <FunnelCard counts={sumOf(data)} />
              <DaysCard days={data.toReversed()} />
            </>
          )
        }
      </QueryScreen>
    </Stack>
  )
}

const sumOf = (rows: readonly NotificationCounts[]): NotificationCounts => {
  const sum = (name: NotificationMetric) => rows.reduce((total, row) => total + row[name], 0)
  return {
    ...{ sent: sum('sent'), delivered: sum('delivered'), opened: sum('opened') },
    ...{ clicked: sum('clicked'), dismissed: sum('dismissed'), failed: sum('failed') },
  }
}

function Loading() {
  return (
    <SkeletonRegion className="cn:min-h-[60rem]">
      <Skeleton shape="block" size="lg" />
    </SkeletonRegion>
  )
}

interface TotalsProps {
  counts: NotificationCounts
  rates?: { openRate: number; clickRate: number }
}

function Totals({ counts, rates }: TotalsProps) {
  const { t } = useTranslation('notificationAnalytics')
  const { language } = usePreferences()
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      {metrics.map((name) => (
        <Stat key={name} label={t(`metric.${name}`)} value={formatNumber(counts[name], language)} />
      ))}
      {rates && <Stat label={t('openRate')} value={`${formatNumber(rates.openRate, language)}%`} />}
      {rates && <Stat label={t('clickRate')} value={`${formatNumber(rates.clickRate, language)}%`} />}
    </Grid>
  )
}

/** Each a part of the one before. */
const funnelSteps = ['sent', 'delivered', 'opened', 'clicked'] as const satisfies NotificationMetric[]

/** How many of those that were sent were opened and clicked. */
function FunnelCard({ counts }: Pick<TotalsProps, 'counts'>) {
  const { t } = useTranslation('notificationAnalytics')
  const { language } = usePreferences()
  const count = (value: number) => formatNumber(value, language)
  return (
    <Card>
      <FunnelChart
        title={t('funnel')}
        summary={t('funnelSummary', {
          sent: count(counts.sent),
          opened: count(counts.opened),
          clicked: count(counts.clicked),
        })}
        labelHeader={t('step')}
        valueHeader={t('metric')}
        data={funnelSteps.map((name) => ({ label: t(`metric.${name}`), value: counts[name] }))}
        formatValue={count}
      />
    </Card>
  )
}

/** One figure over the days, with its table. */
function DaysCard({ days }: { days: readonly (NotificationCounts & { date: string })[] }) {
  const { t } = useTranslation('notificationAnalytics')
  const { language } = usePreferences()
  const [metric, setMetric] = useState<NotificationMetric>('sent')
  const count = (value: number) => formatNumber(value, language)
  const total = days.reduce((sum, day) => sum + day[metric], 0)
  return (
    <Card title={t('byDay')}>
      <Stack gap={4}>
        <Select
          label={t('metric')}
          value={metric}
          onChange={(event) => setMetric(metrics.find((one) => one === event.target.value) ?? metric)}
          options={metrics.map((name) => ({ value: name, label: t(`metric.${name}`) }))}
        />
        <BarChart
          title={t('chart', { metric: t(`metric.${metric}`) })}
          summary={t('summary', { metric: t(`metric.${metric}`), total: count(total), count: days.length })}
          labelHeader={t('day')}
          valueHeader={t(`metric.${metric}`)}
          data={days.map((day) => ({
            label: `${day.date.slice(8, 10)}/${day.date.slice(5, 7)}`,
            value: day[metric],
          }))}
          formatValue={count}
          // Figures are whole; a small chart has ticks between them.
          formatTick={(value) => (Number.isInteger(value) ? count(value) : '')}
        />
      </Stack>
    </Card>
  )
}

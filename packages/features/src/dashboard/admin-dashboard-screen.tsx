import { type DashboardWindow, dashboardWindows, hasPermission, href } from '@chonoi/domain'
import { isoDay } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RefreshCw, ShieldX } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, usePathname, useSearchParams } from '../app/navigation.tsx'
import { saveFile } from '../app/save-file.ts'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ActivityCard } from './activity-card.tsx'
import { AnalyticsOverview } from './analytics-overview.tsx'
import { dashboardActions, dashboardQueries } from './dashboard-queries.ts'
import { PendingTiles, StatTiles } from './dashboard-tiles.tsx'
import { QuickActions } from './quick-actions.tsx'

/**
 * The back office's start page (/admin). Without the admin permission it shows a refusal and links back (DASH-01,
 * DASH-02).
 */
export function AdminDashboardScreen() {
  const { actor } = useSession()
  return hasPermission(actor, 'access:admin_panel') ? <Dashboard /> : <Denied />
}

function Denied() {
  const { t } = useTranslation('dashboard')
  return (
    <EmptyState
      icon={<ShieldX aria-hidden="true" />}
      title={t('denied.title')}
      action={<LinkButton href={href('/dashboard')}>{t('denied.back')}</LinkButton>}
    />
  )
}

function Dashboard() {
  const { t } = useTranslation(['dashboard', 'common'])
  const api = useApi()
  const search = useSearchParams()
  const pathname = usePathname()
  const { navigate } = useNavigation()
  const asked = Number(search.get('days'))
  const days: DashboardWindow = dashboardWindows.find((one) => one === asked) ?? 30
  const result = useQuery({ ...dashboardQueries(api).stats(days), placeholderData: keepPreviousData })
  const report = useAction(dashboardActions.report(), {
    onDone: (file, { format }) => saveFile(file, `dashboard_${isoDay(new Date())}.${format}`),
  })
  return (
    <Stack gap={6}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('dashboard:title')}</Heading>
          <Text tone="muted">{t('dashboard:description')}</Text>
        </Stack>
        <Stack direction="row" gap={2} isWrapping>
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void result.refetch()}
          >
            {t('common:action.refresh')}
          </Button>
          <ExportButton
            label={t('dashboard:export')}
            format="csv"
            isLoading={report.isPending}
            onExport={(format) => report.run({ days, format })}
          />
        </Stack>
      </Stack>
      <QueryScreen result={result} loading={<DashboardSkeleton />}>
        {(stats) => (
          <>
            <section aria-labelledby="dashboard-pending">
              <Stack gap={3}>
                <Heading level={2} size={18} id="dashboard-pending">
                  {t('dashboard:pending.title')}
                </Heading>
                <PendingTiles stats={stats} />
              </Stack>
            </section>
            <AnalyticsOverview
              stats={stats}
              days={days}
              onDaysChange={(chosen) => navigate(`${pathname}?days=${chosen}`, { replace: true, keepScroll: true })}
            />
            <StatTiles stats={stats} />
            <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
              <ActivityCard title={t('dashboard:activity.title')} items={stats.recentActivity} />
              <Card title={t('dashboard:actions.title')}>
                <QuickActions stats={stats} />
              </Card>
            </div>
          </>
        )}
      </QueryScreen>
    </Stack>
  )
}

function DashboardSkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns={{ base: 1, sm: 2, lg: 4 }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" size="lg" />
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

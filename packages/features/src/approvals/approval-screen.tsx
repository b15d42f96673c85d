import type { ApprovalOverview } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { OfficeRoute } from '../app/guards.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { ActivityCard } from '../dashboard/activity-card.tsx'
import { dashboardQueries } from '../dashboard/dashboard-queries.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { WaitingProductsCard } from '../products/waiting-products-card.tsx'
import { WaitingReviewsCard } from '../review-moderation/waiting-reviews-card.tsx'
import { WaitingSellersCard } from '../seller-verification/waiting-sellers-card.tsx'
import { WaitingShopsCard } from '../tenants/waiting-shops-card.tsx'
import { WaitingWithdrawalsCard } from '../withdrawals/waiting-withdrawals-card.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { ApprovalGreeting } from './approval-greeting.tsx'
import { ApprovalQueues } from './approval-queues.tsx'
import { ApprovalStats } from './approval-stats.tsx'

/** What waits for the platform's decision, decided in place (/admin/approval, APPR-01..08). */
export function ApprovalScreen() {
  return (
    <OfficeRoute>
      <Approvals />
    </OfficeRoute>
  )
}

function Approvals() {
  const result = useQuery(dashboardQueries(useApi()).approvals())
  return (
    <QueryScreen result={result} loading={<ApprovalSkeleton />}>
      {(overview) => <ApprovalBoard overview={overview} />}
    </QueryScreen>
  )
}

function ApprovalBoard({ overview }: { overview: ApprovalOverview }) {
  const { t } = useTranslation('approvals')
  const { user } = useSession()
  const waiting = Object.values(overview.queues).reduce((sum, queue) => sum + queue.waiting, 0)
  return (
    <Stack gap={6}>
      <ApprovalGreeting firstName={user?.firstName} waiting={waiting} />
      <ApprovalStats overview={overview} waiting={waiting} />
      <ApprovalQueues queues={overview.queues} />
      <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <Stack gap={5}>
          <WaitingSellersCard />
          <WaitingShopsCard />
          <WaitingProductsCard />
          <WaitingReviewsCard />
          <WaitingWithdrawalsCard />
        </Stack>
        <Stack gap={5}>
          <ActivityCard title={t('events.title')} items={overview.events} />
          <ApprovalActions />
        </Stack>
      </div>
    </Stack>
  )
}

function ApprovalSkeleton() {
  return (
    <SkeletonRegion>
      <Grid columns={{ base: 2, lg: 4 }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} shape="block" size="lg" />
        ))}
      </Grid>
    </SkeletonRegion>
  )
}

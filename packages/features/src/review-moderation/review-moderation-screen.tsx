import type { ReviewStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, MessageSquareText, ShieldAlert } from 'lucide-react'
import { lazy, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { reviewQueries } from '../reviews/review-queries.ts'
import { BulkReviews } from './bulk-reviews.tsx'
import { moderationColumns } from './moderation-columns.tsx'
import { ModerationFigures } from './moderation-figures.tsx'
import { ModerationFilters } from './moderation-filters.tsx'
import { moderationActions } from './moderation-queries.ts'
import { nameOfReview } from './review-words.ts'

const ReviewDetails = lazy(() => import('./review-details.tsx'))

/**
 * The reviews of the marketplace, those first that wait for a decision (/admin/reviews, ROUTE-83). Only the platform
 * decides on them; the administrator of a shop is told so.
 */
export function ReviewModerationScreen() {
  const { t } = useTranslation('reviewManagement')
  if (useActsForPlatform()) return <Reviews />
  return (
    <Stack gap={5}>
      <Heading level={1}>{t('title')}</Heading>
      <EmptyState icon={<ShieldAlert />} title={t('onlyPlatform')} message={t('onlyPlatform.text')} />
    </Stack>
  )
}

/** The tab of every review; without a status the list is the queue. */
const everything = 'ALL'
const statuses = ['APPROVED', 'REJECTED', 'HIDDEN'] as const satisfies readonly ReviewStatus[]

function Reviews() {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const state = useListState('listReviews', { tab: 'status' })
  const isQueue = state.filter('status') === ''
  const query = { ...state.query, ...(isQueue && { awaitsDecision: true }) }
  const client = useQueryClient()
  const queries = reviewQueries(useApi())
  const result = useQuery(queries.list(query))
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const { data: rows = [], pagination } = result.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...query, ...page }))).data,
  })
  const nothing = isQueue ? (
    <EmptyState
      icon={<Check />}
      title={t('reviewManagement:queueEmpty')}
      message={t('reviewManagement:queueEmptyText')}
    />
  ) : (
    <EmptyState
      icon={<MessageSquareText />}
      title={t('reviewManagement:empty')}
      message={t('reviewManagement:emptyText')}
    />
  )
  return (
    <ResourceList
      title={t('reviewManagement:title')}
      description={t('reviewManagement:text')}
      state={state}
      pagination={pagination}
      stats={
        <>
          <ModerationFigures />
          <StatusTabs state={state} />
        </>
      }
      filters={<ModerationFilters state={state} />}
      actions={<ListExport query={query} file={moderationActions.export()} name="reviews" />}
    >
      <BulkRefusals title={t('reviewManagement:bulk.failures')} refusals={refusals} onDismiss={() => setRefusals([])} />
      <ListTable
        label={t('reviewManagement:title')}
        state={state}
        result={result}
        rows={rows}
        columns={moderationColumns(t)}
        rowLabel={nameOfReview}
        failureTitle={t('reviewManagement:loadFailed')}
        empty={nothing}
        {...(!state.isFiltered && { noResults: nothing })}
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={
          <>
            {selectMatching}
            <BulkReviews
              selected={selected}
              onDone={(refused) => {
                setRefusals(refused)
                clear()
              }}
            />
          </>
        }
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={rows.map((review) => ({ id: review.id, name: nameOfReview(review) }))}
      >
        {(id) => <ReviewDetails reviewId={id} />}
      </RowDetails>
    </ResourceList>
  )
}

/** Tabs of the queue, everything and each status. Other filters are kept when the tab changes. */
function StatusTabs({ state }: { state: ListState<'listReviews'> }) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  const { data } = useQuery(reviewQueries(useApi()).list({ awaitsDecision: true, limit: 1 }))
  return (
    <ListTabs
      label={t('reviewManagement:tabs')}
      currentId={state.filter('status')}
      tabs={[
        {
          id: '',
          label: t('reviewManagement:status.AWAITING'),
          href: state.hrefOfTab(''),
          count: data?.pagination.total ?? 'unknown',
        },
        { id: everything, label: t('common:word.all'), href: state.hrefOfTab(everything) },
        ...statuses.map((status) => ({
          id: status,
          label: t(`reviewManagement:status.${status}`),
          href: state.hrefOfTab(status),
        })),
      ]}
    />
  )
}

import type { Withdrawal } from '@chonoi/contract'
import { href, isPastEnd, isWithdrawalOpen, shownRange } from '@chonoi/domain'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { EnumFilter } from '../lists/list-filters.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { BulkWithdrawals } from './bulk-withdrawals.tsx'
import { ProcessWithdrawalButton } from './process-withdrawal-button.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { WithdrawalStats } from './withdrawal-stats.tsx'
import { withdrawalName } from './withdrawal-words.ts'
import { adminWithdrawalActions, withdrawalQueries } from './withdrawals-queries.ts'

const WithdrawalDetails = lazy(() => import('./withdrawal-details.tsx'))

/** Withdrawal requests of all customers and shops (/admin/withdrawals). */
export function AdminWithdrawalsScreen() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const client = useQueryClient()
  const state = useListState('listAdminWithdrawals')
  const result = useQuery(withdrawalQueries(useApi()).everybodys(state.query))
  const listRef = useRef<HTMLUListElement>(null)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const { data: withdrawals = [], pagination } = result.data ?? {}
  const isElsewhere = pagination !== undefined && isPastEnd(pagination)
  const selected = withdrawals.filter(({ id, status }) => selectedIds.has(id) && isWithdrawalOpen(status))

  const selectionOf = ({ id, status }: Withdrawal) =>
    isWithdrawalOpen(status)
      ? {
          selection: {
            isSelected: selectedIds.has(id),
            onChange(isSelected: boolean) {
              const next = new Set(selectedIds)
              if (isSelected) next.add(id)
              else next.delete(id)
              setSelectedIds(next)
            },
          },
        }
      : {}
  return (
    <ResourceList
      title={t('withdrawals:admin.title')}
      description={t('withdrawals:admin.description')}
      state={state}
      stats={<WithdrawalStats />}
      filters={<WithdrawalFilters state={state} />}
      actions={
        <>
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void client.invalidateQueries({ queryKey: withdrawalQueries.all })}
          >
            {t('common:action.refresh')}
          </Button>
          <WithdrawalExport state={state} />
        </>
      }
    >
      {!result.isError && (
        <Stack direction="row" gap={2} isWrapping>
          <ListTools state={state} listRef={listRef} />
        </Stack>
      )}
      <BulkWithdrawals selected={selected} onClear={() => setSelectedIds(new Set())} />
      {(result.isPending || isElsewhere) && <Loading />}
      {result.isError && <QueryFailure result={result} title={t('withdrawals:admin.loadFailed')} />}
      {result.isSuccess && withdrawals.length === 0 && !isElsewhere && (
        <EmptyState title={t('withdrawals:admin.none')} message={t('withdrawals:admin.noneText')} />
      )}
      {withdrawals.length > 0 && (
        <ul ref={listRef} className="cn:grid cn:grid-fill-[340px] cn:gap-4">
          {withdrawals.map((withdrawal) => (
            <li key={withdrawal.id} data-list-row>
              <WithdrawalCard
                withdrawal={withdrawal}
                action={<ProcessWithdrawalButton withdrawal={withdrawal} />}
                {...selectionOf(withdrawal)}
              />
            </li>
          ))}
        </ul>
      )}
      <RowDetails
        result={result}
        pagination={pagination}
        rows={withdrawals.map((withdrawal) => ({ id: withdrawal.id, name: withdrawalName(t, withdrawal) }))}
        pageHref={(withdrawalId) => href('/admin/withdrawals/$withdrawalId', { withdrawalId })}
      >
        {(id) => <WithdrawalDetails withdrawalId={id} />}
      </RowDetails>
      <ListPager
        pagination={pagination}
        showPage={state.showPage}
        getHref={state.hrefOf}
        previousLabel={t('common:list.previous')}
        nextLabel={t('common:list.next')}
        summary={pagination && t('withdrawals:admin.range', { ...shownRange(pagination), total: pagination.total })}
      />
    </ResourceList>
  )
}

function Loading() {
  const { t } = useTranslation('withdrawals')
  return (
    <>
      <Text role="status">{t('admin.loading')}</Text>
      <SkeletonRegion className="cn:grid cn:grid-fill-[340px] cn:gap-4">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} shape="block" size="lg" />
        ))}
      </SkeletonRegion>
    </>
  )
}

function WithdrawalExport({ state }: { state: ListState<'listAdminWithdrawals'> }) {
  const { t } = useTranslation('withdrawals')
  const { page: _page, limit: _limit, ...filters } = state.query
  const file = useAction(adminWithdrawalActions.export(), {
    onDone: (blob, { format }) => saveFile(blob, `withdrawals_${isoDay(new Date())}.${format}`),
  })
  return (
    <ExportButton
      label={t('admin.export')}
      format="xlsx"
      isLoading={file.isPending}
      onExport={(format) => file.run({ ...filters, format })}
    />
  )
}

/** The filter panel (ADM-WD-08..11). */
function WithdrawalFilters({ state }: { state: ListState<'listAdminWithdrawals'> }) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const activeCount = Number(state.search !== '') + Number(state.filter('status') !== '')
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-end">
        <SearchFilter
          state={state}
          label={t('withdrawals:admin.search')}
          placeholder={t('withdrawals:admin.searchPlaceholder')}
        />
        <EnumFilter state={state} name="status" valueLabel={(value) => t(`withdrawals:status.${value}`)} />
      </div>
    </FacetPanel>
  )
}

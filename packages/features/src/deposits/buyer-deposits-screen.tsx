import type { Deposit } from '@chonoi/contract'
import { actorOf, depositStatuses, mayCancelDeposit, shownRange, href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { LinkButton } from '@chonoi/ui/link-button'
import { SearchField } from '@chonoi/ui/search-field'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from '@chonoi/i18n'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi, useSession } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { DepositBadge } from './deposit-badge.tsx'
import { depositQueryOf } from './deposit-query.ts'
import { depositQueries } from './deposits-queries.ts'

const CancelDepositDialog = lazy(() => import('./cancel-deposit-dialog.tsx'))

const columnsOf = (
  t: TFunction<['wallet', 'deposits', 'common']>,
  action: (deposit: Deposit) => ReactNode,
): DataTableColumn<Deposit>[] => [
  {
    id: 'reference',
    header: t('deposits:column.reference'),
    isPrimary: true,
    cell: ({ depositReference }) => depositReference,
  },
  {
    id: 'amount',
    header: t('deposits:column.amount'),
    isNumeric: true,
    isSortable: true,
    cell: ({ amountInCents, actualAmountInCents }) => (
      <>
        {formatMoney(amountInCents)}
        {actualAmountInCents !== null && actualAmountInCents !== amountInCents && (
          <Text as="div" size={13} tone="muted">
            {t('deposits:column.credited', { amount: formatMoney(actualAmountInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    isSortable: true,
    cell: ({ status, adminNotes }) => (
      <>
        <DepositBadge status={status} />
        {adminNotes && (
          <Text as="div" size={13} tone="muted">
            {t('wallet:deposits.reply')}: <bdi>{adminNotes}</bdi>
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'bank',
    header: t('deposits:column.bank'),
    cell: ({ bankName, bankReference }) => (
      <>
        {bankName ?? t('common:state.notAvailable')}
        {bankReference && (
          <Text as="div" size={13} tone="muted">
            {bankReference}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    isSortable: true,
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', header: t('common:word.actions'), isHeaderHidden: true, cell: action },
]

/** One's own deposits and how far they are (/wallet/deposits). */
export function BuyerDepositsScreen() {
  const { t } = useTranslation(['wallet', 'deposits', 'common'])
  const { user } = useSession()
  const state = useListState()
  const [cancelling, setCancelling] = useState<Deposit | null>(null)
  const result = useQuery({
    ...depositQueries(useApi()).mine(depositQueryOf(state)),
    placeholderData: keepPreviousData,
  })
  const { deposits, pagination } = result.data?.data ?? {}

  const actionOf = (deposit: Deposit) => {
    const facts = { status: deposit.status, userId: deposit.user.id }
    if (!user || !mayCancelDeposit(facts, actorOf(user)).allowed) return null
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('wallet:deposits.cancelLabel', { reference: deposit.depositReference })}
        onClick={() => setCancelling(deposit)}
      >
        {t('wallet:deposits.cancel')}
      </Button>
    )
  }
  const start = (
    <LinkButton href={href('/wallet/deposit')} iconStart={<Plus aria-hidden="true" />}>
      {t('wallet:deposit')}
    </LinkButton>
  )
  return (
    <ResourceList
      title={t('wallet:deposits.title')}
      description={t('wallet:deposits.text')}
      state={state}
      pagination={pagination}
      summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
      actions={start}
      filters={
        <FilterBar
          label={t('common:list.filters')}
          search={
            <SearchField
              key={state.search}
              label={t('wallet:deposits.search')}
              placeholder={t('wallet:deposits.search')}
              defaultValue={state.search}
              onSubmit={(search) => state.setFilters({ search: search.trim() })}
            />
          }
          {...(state.isFiltered && { onClear: state.clear })}
        >
          <Select
            label={t('common:word.status')}
            value={state.filter('status')}
            onChange={(event) => state.setFilters({ status: event.target.value })}
            options={[
              { value: '', label: t('common:list.allStatuses') },
              ...depositStatuses.map((value) => ({ value, label: t(`deposits:status.${value}`) })),
            ]}
          />
        </FilterBar>
      }
    >
      <DataTable
        label={t('wallet:deposits.title')}
        columns={columnsOf(t, actionOf)}
        rows={deposits ?? []}
        getRowId={({ id }) => id}
        getRowLabel={({ depositReference }) => depositReference}
        sort={state.sort}
        onSort={state.setSort}
        isLoading={result.isFetching}
        empty={
          state.isFiltered ? (
            <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
          ) : (
            <EmptyState title={t('wallet:deposits.empty')} message={t('wallet:deposits.emptyText')} action={start} />
          )
        }
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
      {cancelling && (
        <Suspense>
          <CancelDepositDialog deposit={cancelling} onClose={() => setCancelling(null)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

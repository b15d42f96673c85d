import type { QueryOf, Transaction, TransactionStatus, TransactionType } from '@chonoi/contract'
import { shownRange } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { dayBoundary } from '../lists/day-boundary.ts'
import { DaysFilter } from '../lists/days-filter.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { DepositLink } from './deposit-link.tsx'
import { SignedAmount, TransactionBadge } from './transaction-badge.tsx'
import { TransactionLink } from './transaction-link.tsx'
import { walletQueries } from './wallet-queries.ts'

/** The types that a customer's wallet knows today; the other ones come with the payment gateways. */
const offeredTypes = [
  'ORDER_PAYMENT',
  'WALLET_DEPOSIT',
  'MANUAL_DEPOSIT',
  'BANK_TRANSFER',
  'WALLET_REFUND',
  'WALLET_WITHDRAWAL',
  'WALLET_ADJUSTMENT',
  'WALLET_BONUS',
  'WALLET_PENALTY',
] as const satisfies readonly TransactionType[]
const statuses = [
  'PENDING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'REFUNDED',
] as const satisfies readonly TransactionStatus[]

function queryOf(state: ListState): QueryOf<'listWalletTransactions'> {
  const type = offeredTypes.find((one) => one === state.filter('type'))
  const status = statuses.find((one) => one === state.filter('status'))
  const startDate = dayBoundary(state.filter('startDate'), false)
  const endDate = dayBoundary(state.filter('endDate'), true)
  return {
    page: state.page,
    limit: state.limit,
    ...(type && { type }),
    ...(status && { status }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  }
}

const columnsOf = (t: TFunction<['wallet', 'common']>): DataTableColumn<Transaction>[] => [
  {
    id: 'type',
    header: t('wallet:column.type'),
    isPrimary: true,
    cell: ({ type }) => t(`wallet:type.${type}`),
  },
  {
    id: 'time',
    header: t('wallet:column.time'),
    cell: ({ transactionDate }) => <DateTimeCell value={transactionDate} />,
  },
  {
    id: 'amount',
    header: t('wallet:column.amount'),
    isNumeric: true,
    cell: ({ amountInCents, feeInCents }) => (
      <>
        <SignedAmount cents={amountInCents} />
        {feeInCents > 0 && (
          <Text as="div" size={13} tone="muted">
            {t('wallet:column.fee', { amount: formatMoney(feeInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'balanceAfter',
    header: t('wallet:column.balanceAfter'),
    isNumeric: true,
    cell: ({ balanceAfterInCents }) => formatMoney(balanceAfterInCents),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: ({ status }) => <TransactionBadge status={status} />,
  },
  {
    id: 'reference',
    header: t('wallet:column.reference'),
    cell: (transaction) => <TransactionLink transaction={transaction} />,
  },
]

/** Everything that moved one's wallet (/wallet/transactions). */
export function TransactionsScreen() {
  const { t } = useTranslation(['wallet', 'common'])
  const state = useListState()
  const result = useQuery({
    ...walletQueries(useApi()).transactions(queryOf(state)),
    placeholderData: keepPreviousData,
  })
  const { data, pagination } = result.data ?? {}
  return (
    <ResourceList
      title={t('wallet:transactions.title')}
      description={t('wallet:transactions.text')}
      state={state}
      pagination={pagination}
      summary={pagination && t('common:list.range', { ...shownRange(pagination), total: pagination.total })}
      filters={<TransactionFilters state={state} />}
    >
      <DataTable
        label={t('wallet:transactions.title')}
        columns={columnsOf(t)}
        rows={data ?? []}
        getRowId={({ id }) => id}
        getRowLabel={({ type, transactionDate }) => `${t(`wallet:type.${type}`)} ${formatDateTime(transactionDate)}`}
        isLoading={result.isFetching}
        empty={
          state.isFiltered ? (
            <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
          ) : (
            <EmptyState
              title={t('wallet:transactions.empty')}
              message={t('wallet:transactions.emptyText')}
              action={<DepositLink />}
            />
          )
        }
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
    </ResourceList>
  )
}

function TransactionFilters({ state }: { state: ListState }) {
  const { t } = useTranslation(['wallet', 'common'])
  return (
    <FilterBar label={t('common:list.filters')} {...(state.isFiltered && { onClear: state.clear })}>
      <Select
        label={t('wallet:column.type')}
        value={state.filter('type')}
        onChange={(event) => state.setFilters({ type: event.target.value })}
        options={[
          { value: '', label: t('wallet:transactions.allTypes') },
          ...offeredTypes.map((value) => ({ value, label: t(`wallet:type.${value}`) })),
        ]}
      />
      <Select
        label={t('common:word.status')}
        value={state.filter('status')}
        onChange={(event) => state.setFilters({ status: event.target.value })}
        options={[
          { value: '', label: t('common:list.allStatuses') },
          ...statuses.map((value) => ({ value, label: t(`wallet:status.${value}`) })),
        ]}
      />
      <DaysFilter state={state} />
    </FilterBar>
  )
}

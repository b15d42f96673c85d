import type { Deposit } from '@chonoi/contract'
import { formatMoney, isoDay } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { Text } from '@chonoi/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from '@chonoi/i18n'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { lazy } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { EmailText } from '../lists/email-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DaysFilter, EnumFilter } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { DepositBadge } from './deposit-badge.tsx'
import { DepositStats } from './deposit-stats.tsx'
import { adminDepositActions, adminDepositQueries } from './deposits-queries.ts'
import { ProcessDepositButton } from './process-deposit-button.tsx'

const DepositDetails = lazy(() => import('./deposit-details.tsx'))

const columnsOf = (t: TFunction<['deposits', 'common']>): DataTableColumn<Deposit>[] => [
  {
    id: 'reference',
    header: t('deposits:column.reference'),
    isPrimary: true,
    cell: (deposit) => <span className="cn:whitespace-nowrap">{deposit.depositReference}</span>,
  },
  {
    id: 'customer',
    header: t('deposits:column.customer'),
    cell: ({ user }) => (
      <>
        {`${user.lastName} ${user.firstName}`.trim()}
        <Text as="div" size={13} tone="muted">
          <EmailText email={user.email} />
        </Text>
      </>
    ),
  },
  {
    id: 'amount',
    header: t('deposits:column.amount'),
    isNumeric: true,
    cell: (deposit) => (
      <>
        {formatMoney(deposit.amountInCents)}
        {deposit.actualAmountInCents !== null && deposit.actualAmountInCents !== deposit.amountInCents && (
          <Text as="div" size={13} tone="muted">
            {t('deposits:column.credited', { amount: formatMoney(deposit.actualAmountInCents) })}
          </Text>
        )}
      </>
    ),
  },
  {
    id: 'status',
    header: t('common:word.status'),
    cell: (deposit) => <DepositBadge status={deposit.status} />,
  },
  {
    id: 'bank',
    header: t('deposits:column.bank'),
    cell: (deposit) => (
      <span /* Wraps between words; breaks inside one only if it doesn't fit. */ className="cn:wrap-break-word">
        {deposit.bankName ?? t('common:state.notAvailable')}
        {deposit.bankReference && (
          <Text as="div" size={13} tone="muted">
            {deposit.bankReference}
          </Text>
        )}
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: t('common:word.createdAt'),
    cell: (deposit) => <DateTimeCell value={deposit.createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (deposit) => (
      <RowActions>
        <ProcessDepositButton deposit={deposit} />
        <RowDetailsButton id={deposit.id} name={deposit.depositReference} />
      </RowActions>
    ),
  },
]

/** Manual top-ups of all customers (/admin/deposits). */
export function AdminDepositsScreen() {
  const { t } = useTranslation(['deposits', 'common'])
  const api = useApi()
  const queryClient = useQueryClient()
  const state = useListState('listAdminDeposits')
  const result = useQuery(adminDepositQueries(api).list(state.query))
  const file = useAction(adminDepositActions.export(), {
    onDone: (blob, { format }) => saveFile(blob, `deposits_${isoDay(new Date())}.${format}`),
  })
  const { page: _page, limit: _limit, ...filters } = state.query
  const { deposits, pagination } = result.data?.data ?? {}
  const hasSearchOrStatus = state.search !== '' || state.filter('status') !== ''
  const none = <EmptyState title={hasSearchOrStatus ? t('deposits:admin.noneFound') : t('deposits:admin.none')} />
  return (
    <ResourceList
      title={t('deposits:admin.title')}
      description={t('deposits:admin.description')}
      state={state}
      pagination={pagination}
      compactText={pagination && t('common:list.pageOf', { page: pagination.page, totalPages: pagination.totalPages })}
      stats={<DepositStats />}
      filters={<DepositFilters state={state} />}
      actions={
        <>
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void queryClient.invalidateQueries({ queryKey: adminDepositQueries.all })}
          >
            {t('common:action.refresh')}
          </Button>
          <ExportButton
            label={t('deposits:admin.export')}
            format="xlsx"
            isLoading={file.isPending}
            onExport={(format) => file.run({ ...filters, format })}
          />
        </>
      }
    >
      <ListTable
        label={t('deposits:admin.title')}
        state={state}
        result={result}
        rows={deposits}
        columns={columnsOf(t)}
        rowLabel={(deposit) => deposit.depositReference}
        empty={none}
        noResults={none}
      />
      <RowDetails
        result={result}
        pagination={pagination}
        rows={(deposits ?? []).map(({ id, depositReference }) => ({ id, name: depositReference }))}
      >
        {(id) => <DepositDetails depositId={id} />}
      </RowDetails>
    </ResourceList>
  )
}

/** The advanced filter panel of the deposits (ADM-DEP-03, ADM-DEP-22). */
function DepositFilters({ state }: { state: ListState<'listAdminDeposits'> }) {
  const { t } = useTranslation(['deposits', 'common'])
  const names = ['status', 'startDate', 'endDate'] as const
  const activeCount = names.filter((name) => state.filter(name) !== '').length + (state.search === '' ? 0 : 1)
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[200px] cn:gap-4 cn:items-end">
        <SearchFilter state={state} label={t('deposits:filter.search')} />
        <EnumFilter state={state} name="status" valueLabel={(value) => t(`deposits:status.${value}`)} />
        <DaysFilter state={state} />
      </div>
    </FacetPanel>
  )
}

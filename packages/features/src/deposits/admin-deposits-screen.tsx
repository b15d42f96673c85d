import type { Deposit } from '@chonoi/contract'
import { actorOf, mayProcessDeposit } from '@chonoi/domain'
import { formatMoney, isoDay, problemText } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { toastQueue } from '@chonoi/ui/toast'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from '@chonoi/i18n'
import { FileSpreadsheet, RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { saveFile } from '../app/save-file.ts'
import { useApi, useSession } from '../app/services.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { DepositBadge } from './deposit-badge.tsx'
import { DepositFilters } from './deposit-filters.tsx'
import { depositQueryOf } from './deposit-query.ts'
import { DepositStats } from './deposit-stats.tsx'
import { adminDepositMutations, adminDepositQueries } from './deposits-queries.ts'

const ProcessDepositDialog = lazy(() => import('./process-deposit-dialog.tsx'))

const columnsOf = (
  t: TFunction<['deposits', 'common']>,
  action: (deposit: Deposit) => ReactNode,
): DataTableColumn<Deposit>[] => [
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
    isSortable: true,
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
    isSortable: true,
    cell: (deposit) => <DepositBadge status={deposit.status} />,
  },
  {
    id: 'bank',
    header: t('deposits:column.bank'),
    cell: (deposit) => (
      <span /* A narrow column breaks between words, never inside of one. */ className="cn:wrap-break-word">
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
    isSortable: true,
    cell: (deposit) => <DateTimeCell value={deposit.createdAt} />,
  },
  { id: 'actions', header: t('common:word.actions'), isHeaderHidden: true, cell: action },
]

/** Manual top-ups of all customers (/admin/deposits). */
export function AdminDepositsScreen() {
  const { t, i18n } = useTranslation(['deposits', 'common'])
  const api = useApi()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const state = useListState()
  const [processing, setProcessing] = useState<Deposit | null>(null)
  const query = depositQueryOf(state)
  const result = useQuery({ ...adminDepositQueries(api).list(query), placeholderData: keepPreviousData })
  const file = useMutation({
    mutationFn: () => {
      const { page: _page, limit: _limit, ...filters } = query
      return adminDepositMutations(api).export(filters)
    },
    onSuccess: (blob) => saveFile(blob, `deposits_${isoDay(new Date())}.xlsx`),
    onError: (error) => toastQueue.add({ type: 'error', title: problemWords(i18n, error) }),
  })
  const { deposits, pagination } = result.data?.data ?? {}

  const actionOf = (deposit: Deposit) => {
    if (deposit.status !== 'PENDING' || !user) return null
    const decision = mayProcessDeposit({ status: deposit.status, userId: deposit.user.id }, actorOf(user))
    return (
      <Button
        size="sm"
        onClick={() => setProcessing(deposit)}
        {...(!decision.allowed && { disabledReason: problemText(i18n, decision.because) })}
      >
        {t('deposits:process.action')}
      </Button>
    )
  }
  const hasSearchOrStatus = state.search !== '' || state.filter('status') !== ''
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
            onClick={() => void queryClient.invalidateQueries({ queryKey: adminDepositQueries(api).all })}
          >
            {t('common:action.refresh')}
          </Button>
          <Button
            variant="secondary"
            iconStart={<FileSpreadsheet aria-hidden="true" />}
            isLoading={file.isPending}
            onClick={() => file.mutate()}
          >
            {t('deposits:admin.export')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('deposits:admin.title')}
        columns={columnsOf(t, actionOf)}
        rows={deposits ?? []}
        getRowId={(deposit) => deposit.id}
        getRowLabel={(deposit) => deposit.depositReference}
        sort={state.sort}
        onSort={state.setSort}
        isLoading={result.isFetching}
        empty={<EmptyState title={hasSearchOrStatus ? t('deposits:admin.noneFound') : t('deposits:admin.none')} />}
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
      {processing && (
        <Suspense>
          <ProcessDepositDialog deposit={processing} onClose={() => setProcessing(null)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

import type { Deposit } from '@chonoi/contract'
import { actorOf, href, mayCancelDeposit } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { DepositBadge } from './deposit-badge.tsx'
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
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  { id: 'actions', header: t('common:word.actions'), isHeaderHidden: true, cell: action },
]

/** Lists the caller's deposits with their status (/wallet/deposits). */
export function BuyerDepositsScreen() {
  const { t } = useTranslation(['wallet', 'deposits', 'common'])
  const { user } = useSession()
  const state = useListState('listDeposits')
  const openDialog = useRowDialog()
  const result = useQuery(depositQueries(useApi()).mine(state.query))
  const { deposits, pagination } = result.data?.data ?? {}

  const actionOf = (deposit: Deposit) => {
    const facts = { status: deposit.status, userId: deposit.user.id }
    if (!user || !mayCancelDeposit(facts, actorOf(user)).allowed) return null
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('wallet:deposits.cancelLabel', { reference: deposit.depositReference })}
        onClick={() => openDialog((close) => <CancelDepositDialog deposit={deposit} onClose={close} />)}
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
      actions={start}
      filters={
        <ListFilters state={state} searchLabel={t('wallet:deposits.search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`deposits:status.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('wallet:deposits.title')}
        state={state}
        result={result}
        rows={deposits}
        columns={columnsOf(t, actionOf)}
        rowLabel={({ depositReference }) => depositReference}
        empty={
          <EmptyState title={t('wallet:deposits.empty')} message={t('wallet:deposits.emptyText')} action={start} />
        }
      />
    </ResourceList>
  )
}

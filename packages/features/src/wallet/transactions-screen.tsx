import type { Transaction } from '@chonoi/contract'
import { formatDateTime, formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ExplainLink } from '../transactions/explain-link.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { PurseScene } from '../shell/empty-scenes.tsx'
import { DepositLink } from './deposit-link.tsx'
import { SignedAmount, TransactionBadge } from './transaction-badge.tsx'
import { TransactionLink } from './transaction-link.tsx'
import { walletQueries } from './wallet-queries.ts'

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
  {
    id: 'actions',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: ({ id, type, transactionDate }) => (
      <ExplainLink
        of={{ transactionId: id }}
        subject={`${t(`wallet:type.${type}`)} ${formatDateTime(transactionDate)}`}
      />
    ),
  },
]

/** Lists the transactions of the user's wallet (/wallet/transactions). */
export function TransactionsScreen() {
  const { t } = useTranslation(['wallet', 'common'])
  const state = useListState('listWalletTransactions')
  const result = useQuery(walletQueries(useApi()).transactions(state.query))
  return (
    <ResourceList
      title={t('wallet:transactions.title')}
      description={t('wallet:transactions.text')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="type" valueLabel={(value) => t(`wallet:type.${value}`)} />
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`wallet:status.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('wallet:transactions.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={columnsOf(t)}
        rowLabel={({ type, transactionDate }) => `${t(`wallet:type.${type}`)} ${formatDateTime(transactionDate)}`}
        empty={
          <EmptyState
            icon={<PurseScene />}
            title={t('wallet:transactions.empty')}
            message={t('wallet:transactions.emptyText')}
            action={<DepositLink />}
          />
        }
      />
    </ResourceList>
  )
}

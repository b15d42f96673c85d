import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { TableExport } from '@chonoi/ui/table-export'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { transactionColumns, transactionLabel } from './transaction-columns.tsx'
import { transactionExportColumns } from './transaction-export.ts'
import { fetchAllTransactions, transactionQueries } from './transactions-queries.ts'

const TransactionDetails = lazy(() => import('./transaction-details.tsx'))

/** Lists the transactions of the platform, read from the ledger (/admin/transactions). */
export function AdminTransactionsScreen() {
  const { t } = useTranslation(['transactions', 'wallet', 'common'])
  const api = useApi()
  const state = useListState('listAllTransactionLogs')
  const result = useQuery(transactionQueries(api).list(state.query))
  const { page: _page, limit: _limit, ...filter } = state.query
  return (
    <ResourceList
      title={t('transactions:title')}
      description={t('transactions:text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <TableExport
          columns={transactionExportColumns}
          getRows={() => fetchAllTransactions(api, filter)}
          fileName="transactions"
          timeZone="Asia/Ho_Chi_Minh"
        />
      }
      filters={
        <ListFilters state={state} searchLabel={t('transactions:search')}>
          <EnumFilter state={state} name="type" valueLabel={(value) => t(`wallet:type.${value}`)} />
          <EnumFilter state={state} name="paymentMethod" valueLabel={(value) => t(`common:paymentMethod.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('transactions:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={transactionColumns(t)}
        rowLabel={(transaction) => transactionLabel(t, transaction)}
        empty={<EmptyState title={t('transactions:empty')} message={t('transactions:emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map((one) => ({ id: one.id, name: transactionLabel(t, one) }))}
      >
        {(id) => <TransactionDetails transactionId={id} />}
      </RowDetails>
    </ResourceList>
  )
}

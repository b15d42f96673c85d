import type { InvoiceDecision } from '@chonoi/domain'
import { href } from '@chonoi/domain'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { DataTable, nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { invoiceColumns, invoiceLabel } from './invoice-columns.tsx'
import { InvoiceFigures } from './invoice-figures.tsx'
import { invoiceActions, invoiceQueries } from './invoices-queries.ts'

/** Lists the invoices of the shop, issues and cancels several at once, and exports them (/seller/invoices). */
export function SellerInvoicesScreen() {
  const { t } = useTranslation(['invoices', 'common'])
  const state = useListState('listInvoices')
  const result = useQuery(invoiceQueries(useApi()).list({ ...state.query, side: 'sales' }))
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const decide = useAction(invoiceActions.decide(), {
    done: ({ affected, refused }) => ({
      type: refused.length > 0 ? 'info' : 'success',
      title: t('invoices:bulk.done', { count: affected }),
      ...(refused.length > 0 && { message: t('invoices:bulk.refused', { count: refused.length }) }),
    }),
    onDone: () => setSelection(nothingSelected),
  })
  const file = useAction(invoiceActions.export(), {
    onDone: (blob) => saveFile(blob, `invoices_${isoDay(new Date())}.csv`),
  })
  const { page: _page, limit: _limit, ...filters } = state.query
  const rows = result.data?.data ?? []
  const decideChosen = (status: InvoiceDecision) => {
    const invoiceIds = rows.map(({ id }) => id).filter((id) => selection.mode === 'some' && selection.ids.includes(id))
    if (invoiceIds.length > 0) decide.run({ invoiceIds, status })
  }
  return (
    <ResourceList
      title={t('invoices:title')}
      description={t('invoices:text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<InvoiceFigures />}
      actions={
        <>
          <Button variant="secondary" isLoading={file.isPending} onClick={() => file.run(filters)}>
            {t('invoices:export')}
          </Button>
          <LinkButton href={href('/seller/invoices/new')}>{t('invoices:new.action')}</LinkButton>
        </>
      }
      filters={
        <ListFilters state={state} searchLabel={t('invoices:search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`invoices:status.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <DataTable
        label={t('invoices:title')}
        columns={invoiceColumns(t, 'shop').map((column) => ({
          ...column,
          isSortable: column.id === 'createdAt' || column.id === 'totalInCents',
        }))}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={(invoice) => invoiceLabel(t, invoice)}
        getRowHref={({ id }) => href('/seller/invoices/$invoiceId', { invoiceId: id })}
        sort={state.sort}
        onSort={state.setSort}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={
          <>
            <Button size="sm" isLoading={decide.isPending} onClick={() => decideChosen('ISSUED')}>
              {t('invoices:issue')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              isLoading={decide.isPending}
              onClick={() => decideChosen('CANCELLED')}
            >
              {t('invoices:cancel.action')}
            </Button>
          </>
        }
        isLoading={result.isFetching}
        empty={
          state.isNarrowed ? (
            <EmptyState title={t('common:state.noResults')} message={t('common:state.noResultsHint')} />
          ) : (
            <EmptyState
              title={t('invoices:empty')}
              message={t('invoices:emptyText')}
              action={<LinkButton href={href('/seller/invoices/new')}>{t('invoices:new.action')}</LinkButton>}
            />
          )
        }
        {...(result.isError && { error: <QueryFailure result={result} /> })}
      />
    </ResourceList>
  )
}

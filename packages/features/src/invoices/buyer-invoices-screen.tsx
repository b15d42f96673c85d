import type { InvoiceSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DaysFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { invoiceColumns, invoiceLabel } from './invoice-columns.tsx'
import { invoiceQueries } from './invoices-queries.ts'
import { PrintInvoiceButton } from './print-invoice-button.tsx'

/** Lists the invoices that shops issued to the user, each as PDF (/invoices). */
export function BuyerInvoicesScreen() {
  const { t } = useTranslation(['invoices', 'common'])
  const state = useListState('listInvoices')
  const result = useQuery(invoiceQueries(useApi()).list({ ...state.query, side: 'purchases' }))
  const download: DataTableColumn<InvoiceSummary> = {
    id: 'pdf',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: (invoice) => <PrintInvoiceButton invoice={invoice} size="sm" />,
  }
  return (
    <ResourceList
      title={t('invoices:mine.title')}
      description={t('invoices:mine.text')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        <ListFilters state={state} searchLabel={t('invoices:mine.search')}>
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('invoices:mine.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={[...invoiceColumns(t, 'customer'), download]}
        rowLabel={(invoice) => invoiceLabel(t, invoice)}
        empty={
          <EmptyState
            title={t('invoices:mine.empty')}
            message={t('invoices:mine.emptyText')}
            action={<LinkButton href={href('/orders')}>{t('invoices:mine.orders')}</LinkButton>}
          />
        }
      />
    </ResourceList>
  )
}

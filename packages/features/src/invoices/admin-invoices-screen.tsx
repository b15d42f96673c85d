import type { InvoiceSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { detailsColumn } from '../lists/details-column.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { invoiceColumns, invoiceLabel } from './invoice-columns.tsx'
import { InvoiceFigures } from './invoice-figures.tsx'
import { invoiceActions, invoiceQueries } from './invoices-queries.ts'
import { PrintInvoicesButton } from './print-invoices-button.tsx'
import { PrintedInvoices } from './printed-invoices.tsx'

const InvoiceDetails = lazy(() => import('./invoice-details.tsx'))

const pageOf = (invoiceId: string) => href('/admin/invoices/$invoiceId', { invoiceId })
const orderPath = (orderId: string) => href('/admin/orders/$orderId', { orderId })

/** Lists the invoices of all shops with their totals, prints several at once, and exports them (/admin/invoices). */
export function AdminInvoicesScreen() {
  const { t } = useTranslation(['invoices', 'common'])
  const state = useListState('listInvoices')
  const result = useQuery(invoiceQueries(useApi()).list({ ...state.query, side: 'sales' }))
  const file = useAction(invoiceActions.export(), {
    onDone: (blob, { format }) => saveFile(blob, `invoices_${isoDay(new Date())}.${format}`),
  })
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [printId, setPrintId] = useState<string | null>(null)
  const rows = result.data?.data ?? []
  const nameOf = (invoice: InvoiceSummary) => invoiceLabel(t, invoice)
  const chosen = rows.filter(({ id }) => selection.mode === 'some' && selection.ids.includes(id))
  const { page: _page, limit: _limit, ...filters } = state.query
  return (
    <ResourceList
      title={t('invoices:title')}
      description={t('invoices:admin.text')}
      state={state}
      pagination={result.data?.pagination}
      stats={<InvoiceFigures />}
      actions={
        <ExportButton
          label={t('invoices:export')}
          format="csv"
          isLoading={file.isPending}
          onExport={(format) => file.run({ ...filters, format })}
        />
      }
      filters={
        <ListFilters state={state} searchLabel={t('invoices:search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`invoices:status.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      {printId && <PrintedInvoices printId={printId} onClose={() => setPrintId(null)} />}
      <ListTable
        label={t('invoices:title')}
        state={state}
        result={result}
        rows={rows}
        columns={[
          ...invoiceColumns(t, 'platform'),
          detailsColumn<InvoiceSummary>({ header: t('common:word.actions'), nameOf }),
        ]}
        rowLabel={nameOf}
        rowHref={({ id }) => pageOf(id)}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={<PrintInvoicesButton invoices={chosen} onAsked={setPrintId} />}
        empty={<EmptyState title={t('invoices:empty')} message={t('invoices:admin.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map((invoice) => ({ id: invoice.id, name: nameOf(invoice) }))}
        pageHref={pageOf}
      >
        {(id) => <InvoiceDetails invoiceId={id} orderPath={orderPath} onDeleted={() => state.openRow('')} />}
      </RowDetails>
    </ResourceList>
  )
}

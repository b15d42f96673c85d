import { href } from '@chonoi/domain'
import { isoDay } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { invoiceColumns, invoiceLabel } from './invoice-columns.tsx'
import { InvoiceFigures } from './invoice-figures.tsx'
import { invoiceActions, invoiceQueries } from './invoices-queries.ts'

/** Lists the invoices of all shops with their totals, and exports them (/admin/invoices). */
export function AdminInvoicesScreen() {
  const { t } = useTranslation(['invoices', 'common'])
  const state = useListState('listInvoices')
  const result = useQuery(invoiceQueries(useApi()).list({ ...state.query, side: 'sales' }))
  const file = useAction(invoiceActions.export(), {
    onDone: (blob, { format }) => saveFile(blob, `invoices_${isoDay(new Date())}.${format}`),
  })
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
      <ListTable
        label={t('invoices:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={invoiceColumns(t, 'platform')}
        rowLabel={(invoice) => invoiceLabel(t, invoice)}
        rowHref={({ id }) => href('/admin/invoices/$invoiceId', { invoiceId: id })}
        empty={<EmptyState title={t('invoices:empty')} message={t('invoices:admin.emptyText')} />}
      />
    </ResourceList>
  )
}

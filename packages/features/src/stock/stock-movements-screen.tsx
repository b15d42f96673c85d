import type { StockMovement } from '@chonoi/contract'
import type { Language, TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { changeText, MovementAuthor, stockText } from './movement-words.tsx'
import { StockSummaryCards } from './stock-summary-cards.tsx'
import { stockActions, stockQueries } from './stock-queries.ts'

const StockMovementDetails = lazy(() => import('./stock-movement-details.tsx'))
const BulkAdjustDialog = lazy(() => import('./bulk-adjust-dialog.tsx'))

/** Stock movements of all shops (/admin/stock-movements) or of the current one (/seller/inventory). */
export function StockMovementsScreen({ audience }: { audience: 'admin' | 'seller' }) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = usePreferences()
  const state = useListState('listStockMovements')
  const result = useQuery(stockQueries(useApi()).list(state.query))
  const [isAdjusting, setAdjusting] = useState(false)
  const rows = result.data?.data ?? []
  const productId = state.filter('productId')
  const show = (id: string) => state.setFilter('productId', id)
  return (
    <ResourceList
      title={t(`stock:title.${audience}`)}
      description={t(`stock:text.${audience}`)}
      state={state}
      pagination={result.data?.pagination}
      stats={
        productId && (
          <StockSummaryCards
            productId={productId}
            name={rows.find((one) => one.productId === productId)?.productName}
            onClear={() => show('')}
          />
        )
      }
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="type" valueLabel={(value) => t(`stock:type.${value}`)} />
          <DaysFilter state={state} />
        </ListFilters>
      }
      actions={
        <>
          <ListExport query={state.query} file={stockActions.export()} name="stock_movements" />
          <Button iconStart={<ListChecks aria-hidden="true" />} onClick={() => setAdjusting(true)}>
            {t('stock:bulk.action')}
          </Button>
        </>
      }
    >
      <ListTable
        label={t(`stock:title.${audience}`)}
        state={state}
        result={result}
        rows={result.data && rows}
        columns={columnsOf(t, language, show)}
        rowLabel={({ productName }) => productName}
        empty={<EmptyState title={t('stock:empty')} message={t('stock:emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map(({ id, productName }) => ({ id, name: productName }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((row) => row.id === id)}>
            {(movement) => <StockMovementDetails audience={audience} movement={movement} />}
          </DetailsInList>
        )}
      </RowDetails>
      {isAdjusting && (
        <Suspense>
          <BulkAdjustDialog onClose={() => setAdjusting(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}

const columnsOf = (
  t: TFunction<['stock', 'common']>,
  language: Language,
  show: (productId: string) => void,
): DataTableColumn<StockMovement>[] => [
  {
    id: 'product',
    header: t('stock:column.product'),
    isPrimary: true,
    cell: ({ productId, productName, variantName, sku }) => (
      <>
        <Button
          variant="ghost"
          size="sm"
          className="cn:px-0 cn:justify-start cn:text-start"
          onClick={() => show(productId)}
        >
          <bdi>{productName}</bdi>
        </Button>
        {(variantName || sku) && (
          <Text as="div" size={13} tone="muted">
            {variantName && <bdi>{variantName}</bdi>}
            {variantName && sku && ' · '}
            {sku && <bdi>{sku}</bdi>}
          </Text>
        )}
      </>
    ),
  },
  { id: 'createdAt', header: t('stock:column.time'), cell: ({ createdAt }) => <DateTimeCell value={createdAt} /> },
  { id: 'type', header: t('common:filter.type'), cell: ({ type }) => t(`stock:type.${type}`) },
  {
    id: 'quantity',
    header: t('stock:column.quantity'),
    isNumeric: true,
    cell: (movement) => changeText(movement, language),
  },
  {
    id: 'stock',
    header: t('stock:column.stock'),
    isNumeric: true,
    cell: (movement) => stockText(movement, language),
  },
  {
    id: 'reason',
    header: t('stock:column.reason'),
    cell: ({ reason, orderId }) => (reason ? <bdi>{reason}</bdi> : orderId && t('stock:byOrder')),
  },
  {
    id: 'user',
    header: t('stock:column.user'),
    cell: (movement) => <MovementAuthor movement={movement} />,
  },
  {
    id: 'actions',
    header: t('common:word.actions'),
    isHeaderHidden: true,
    cell: ({ id, productName }) => <RowDetailsButton id={id} name={productName} />,
  },
]

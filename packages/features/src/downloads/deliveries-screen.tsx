import type { DigitalDelivery } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { lazy } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import { downloadActions, downloadQueries } from './downloads-queries.ts'

const DeliveryDetails = lazy(() => import('./delivery-details.tsx'))

const nameOf = ({ productName, orderNumber }: DigitalDelivery) => `${productName} ${orderNumber}`

/** What the shop delivers for download (/seller/digital-deliveries). */
export function DeliveriesScreen() {
  const { t } = useTranslation(['downloads', 'common'])
  const state = useListState('listDigitalDeliveries')
  const result = useQuery(downloadQueries(useApi()).ofShop(state.query))
  const rows = result.data?.data ?? []
  return (
    <ResourceList
      title={t('downloads:shop.title')}
      description={t('downloads:shop.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={downloadActions.export()} name="digital-deliveries" />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(status) => t(`downloads:status.${status}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('downloads:shop.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={useColumns()}
        rowLabel={nameOf}
        empty={
          <EmptyState icon={<FileDown />} title={t('downloads:shop.empty')} message={t('downloads:shop.emptyText')} />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map((delivery) => ({ id: delivery.id, name: nameOf(delivery) }))}
      >
        {(id) => (
          <DetailsInList row={rows.find((delivery) => delivery.id === id)}>
            {(delivery) => <DeliveryDetails delivery={delivery} />}
          </DetailsInList>
        )}
      </RowDetails>
    </ResourceList>
  )
}

function useColumns(): DataTableColumn<DigitalDelivery>[] {
  const { t } = useTranslation(['downloads', 'common'])
  const { language } = usePreferences()
  return [
    {
      id: 'product',
      header: t('downloads:column.product'),
      isPrimary: true,
      cell: ({ productName, fileName, licenseKey }) => (
        <span className="cn:block cn:min-w-40">
          <bdi>{productName}</bdi>
          {(fileName ?? licenseKey) && (
            <Text as="div" size={13} tone="muted" lines={2} dir="auto" className="cn:font-regular">
              {[fileName, licenseKey && t('downloads:licenseKey')].filter(Boolean).join(' · ')}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'order',
      header: t('downloads:column.order'),
      cell: ({ orderId, orderNumber }) => (
        <Link href={href('/seller/orders/$orderId', { orderId })}>
          <CodeText text={orderNumber} />
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: t('downloads:column.paid'),
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
    {
      id: 'status',
      header: t('common:word.status'),
      cell: ({ status, expiresAt }) => (
        <>
          <DeliveryBadge status={status} />
          {expiresAt && (
            <Text as="div" size={13} tone="muted">
              {t('downloads:until', { time: formatDateTime(expiresAt) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'downloads',
      header: t('downloads:column.downloads'),
      isNumeric: true,
      cell: ({ downloadCount, maxDownloads }) =>
        `${formatNumber(downloadCount, language)} / ${formatNumber(maxDownloads, language)}`,
    },
    {
      id: 'actions',
      pin: 'end',
      header: t('common:word.actions'),
      isHeaderHidden: true,
      cell: (delivery) => (
        <RowActions>
          <DeliveryActions delivery={delivery} />
          <RowDetailsButton id={delivery.id} name={nameOf(delivery)} />
        </RowActions>
      ),
    },
  ]
}

import type { TopProduct } from '@chonoi/contract'
import { href, vndFromCents } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { TableExport } from '@chonoi/ui/table-export'
import { usePreferences } from '../app/preferences.tsx'

/** The products that brought in most. */
export function TopProductsCard({ products }: { products: readonly TopProduct[] }) {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const columns: DataTableColumn<TopProduct>[] = [
    {
      id: 'product',
      header: t('analytics.product'),
      isPrimary: true,
      cell: ({ productId, name }) => (
        <Link href={href('/seller/products/$productId', { productId })} variant="quiet">
          {name}
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'units',
      header: t('analytics.units'),
      isNumeric: true,
      cell: ({ unitCount }) => formatNumber(unitCount, language),
      value: ({ unitCount }) => unitCount,
    },
    {
      id: 'revenue',
      header: t('analytics.revenue'),
      isNumeric: true,
      cell: ({ revenueInCents }) => formatMoney(revenueInCents),
      value: ({ revenueInCents }) => vndFromCents(revenueInCents),
    },
  ]
  return (
    <Card
      title={t('analytics.top')}
      actions={
        products.length > 0 && (
          <TableExport columns={columns} getRows={() => products} fileName={t('analytics.topFile')} />
        )
      }
    >
      <DataTable
        label={t('analytics.top')}
        columns={columns}
        rows={products}
        getRowId={({ productId }) => productId}
        getRowLabel={({ name }) => name}
        empty={<EmptyState headingLevel={3} title={t('analytics.noSales')} message={t('analytics.noSalesText')} />}
      />
    </Card>
  )
}

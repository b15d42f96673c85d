import type { PlatformAnalytics, TopProduct, TopShop } from '@chonoi/contract'
import { href, vndFromCents } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { TableExport } from '@chonoi/ui/table-export'
import { usePreferences } from '../app/preferences.tsx'

/** The shops and the products that brought in most, side by side. */
export function TopSellers({ analytics: { topShops, topProducts } }: { analytics: PlatformAnalytics }) {
  const { t } = useTranslation('platformAnalytics')
  return (
    <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-2">
      <TopTable<TopShop>
        title={t('top.shops')}
        fileName={t('top.shopsFile')}
        rows={topShops}
        idOf={({ tenantId }) => tenantId}
        nameHeader={t('top.shop')}
        hrefOf={({ tenantId }) => href('/admin/tenants/$tenantId', { tenantId })}
        countHeader={t('figure.orderCount')}
        countOf={({ orderCount }) => orderCount}
      />
      <TopTable<TopProduct>
        title={t('top.products')}
        fileName={t('top.productsFile')}
        rows={topProducts}
        idOf={({ productId }) => productId}
        nameHeader={t('top.product')}
        hrefOf={({ productId }) => href('/admin/products/$productId', { productId })}
        countHeader={t('top.units')}
        countOf={({ unitCount }) => unitCount}
      />
    </div>
  )
}

interface TopTableProps<Row> {
  title: string
  fileName: string
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameHeader: string
  hrefOf: (row: Row) => string
  countHeader: string
  countOf: (row: Row) => number
}

function TopTable<Row extends { name: string; revenueInCents: number }>(props: TopTableProps<Row>) {
  const { title, fileName, rows, idOf, nameHeader, hrefOf, countHeader, countOf } = props
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const columns: DataTableColumn<Row>[] = [
    {
      id: 'name',
      header: nameHeader,
      isPrimary: true,
      cell: (row) => (
        <Link href={hrefOf(row)} variant="quiet">
          <bdi>{row.name}</bdi>
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'count',
      header: countHeader,
      isNumeric: true,
      cell: (row) => formatNumber(countOf(row), language),
      value: countOf,
    },
    {
      id: 'revenue',
      header: t('figure.revenueInCents'),
      isNumeric: true,
      cell: ({ revenueInCents }) => formatMoney(revenueInCents),
      value: ({ revenueInCents }) => vndFromCents(revenueInCents),
    },
  ]
  return (
    <Card
      title={title}
      actions={rows.length > 0 && <TableExport columns={columns} getRows={() => rows} fileName={fileName} />}
    >
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        getRowLabel={({ name }) => name}
        empty={<EmptyState headingLevel={3} title={t('empty')} message={t('emptyText')} />}
      />
    </Card>
  )
}

import type { TopCategory } from '@chonoi/contract'
import { href, vndFromCents } from '@chonoi/domain'
import { formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable, type DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Link } from '@chonoi/ui/link'
import { TableExport } from '@chonoi/ui/table-export'
import { usePreferences } from '../app/preferences.tsx'

/** The categories that brought in most, with the period before. */
export function TopCategories({ rows }: { rows: readonly TopCategory[] }) {
  const { t } = useTranslation('platformAnalytics')
  const { language } = usePreferences()
  const title = t('top.categories')
  const columns: DataTableColumn<TopCategory>[] = [
    {
      id: 'name',
      header: t('top.category'),
      isPrimary: true,
      cell: ({ categoryId, name }) => (
        <Link href={href('/admin/products', { query: { categoryId } })} variant="quiet">
          <bdi>{name}</bdi>
        </Link>
      ),
      value: ({ name }) => name,
    },
    {
      id: 'count',
      header: t('top.units'),
      isNumeric: true,
      cell: ({ unitCount }) => formatNumber(unitCount, language),
      value: ({ unitCount }) => unitCount,
    },
    {
      id: 'revenue',
      header: t('figure.revenueInCents'),
      isNumeric: true,
      cell: ({ revenueInCents }) => formatMoney(revenueInCents),
      value: ({ revenueInCents }) => vndFromCents(revenueInCents),
    },
    {
      id: 'before',
      header: t('chart.before'),
      isNumeric: true,
      cell: ({ revenueBeforeInCents }) => formatMoney(revenueBeforeInCents),
      value: ({ revenueBeforeInCents }) => vndFromCents(revenueBeforeInCents),
    },
  ]
  return (
    <Card
      title={title}
      actions={
        rows.length > 0 && <TableExport columns={columns} getRows={() => rows} fileName={t('top.categoriesFile')} />
      }
    >
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        getRowId={({ categoryId }) => categoryId}
        getRowLabel={({ name }) => name}
        empty={<EmptyState headingLevel={3} title={t('empty')} message={t('emptyText')} />}
      />
    </Card>
  )
}

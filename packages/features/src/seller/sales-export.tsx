import type { SalesDay } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TableExport } from '@chonoi/ui/table-export'

/** Saves the sales of each day as CSV or Excel. */
export function SalesExport({ days }: { days: readonly SalesDay[] }) {
  const { t } = useTranslation('seller')
  return (
    <TableExport<SalesDay>
      fileName={t('analytics.file')}
      getRows={() => days}
      columns={[
        { id: 'day', header: t('analytics.day'), cell: ({ date }) => date, value: ({ date }) => date },
        {
          id: 'orders',
          header: t('analytics.orders'),
          cell: ({ orderCount }) => orderCount,
          value: ({ orderCount }) => orderCount,
        },
        {
          id: 'revenue',
          header: t('analytics.revenue'),
          cell: ({ revenueInCents }) => revenueInCents,
          value: ({ revenueInCents }) => vndFromCents(revenueInCents),
        },
      ]}
    />
  )
}

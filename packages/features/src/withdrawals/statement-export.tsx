import type { ShopStatementMonth } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TableExport } from '@chonoi/ui/table-export'
import { useApi } from '../app/services.tsx'
import { fetchWholeStatement } from '../seller/seller-queries.ts'

/** Saves every month since the first movement as CSV or Excel, not only those on the page. */
export function StatementExport() {
  const api = useApi()
  const { t } = useTranslation('withdrawals')
  const amount = (id: string, header: string, of: (month: ShopStatementMonth) => number) => {
    const value = (month: ShopStatementMonth) => vndFromCents(of(month))
    return { id, header, cell: value, value }
  }
  return (
    <TableExport<ShopStatementMonth>
      fileName={t('statement.file')}
      getRows={() => fetchWholeStatement(api)}
      columns={[
        { id: 'month', header: t('statement.column'), cell: ({ month }) => month, value: ({ month }) => month },
        amount('opening', t('statement.opening'), (month) => month.openingInCents),
        amount('releases', t('statement.kind.RELEASE'), (month) => month.releasesInCents),
        amount('refunds', t('statement.kind.REFUND'), (month) => month.refundsInCents),
        amount('debt', t('statement.kind.DEBT'), (month) => month.debtPaidInCents),
        amount('withdrawals', t('statement.kind.WITHDRAWAL'), (month) => month.withdrawalsInCents),
        amount('adjustments', t('statement.kind.ADJUSTMENT'), (month) => month.adjustmentsInCents),
        amount('closing', t('statement.closing'), (month) => month.closingInCents),
      ]}
    />
  )
}

import type { QueryOf, ShopMovement } from '@chonoi/contract'
import { vndFromCents } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { TableExport } from '@chonoi/ui/table-export'
import { useApi } from '../app/services.tsx'
import { fetchMovements } from '../seller/seller-queries.ts'

/** Saves every movement of a month as CSV or Excel, as the list is filtered, not only those on its page. */
export function MovementsExport({ month, kind }: Pick<QueryOf<'listShopMovements'>, 'month' | 'kind'>) {
  const api = useApi()
  const { t } = useTranslation('withdrawals')
  const kindOf = (movement: ShopMovement) => t(`statement.kind.${movement.kind}`)
  return (
    <TableExport<ShopMovement>
      fileName={`${t('statement.file')}-${month}`}
      getRows={() => fetchMovements(api, { month, ...(kind && { kind }) })}
      columns={[
        {
          id: 'time',
          header: t('statement.time'),
          cell: ({ createdAt }) => formatDateTime(createdAt),
          value: ({ createdAt }) => formatDateTime(createdAt),
        },
        { id: 'kind', header: t('statement.filter'), cell: kindOf, value: kindOf },
        {
          id: 'description',
          header: t('statement.reference'),
          cell: ({ description }) => description,
          value: ({ description }) => description,
        },
        {
          id: 'amount',
          header: t('statement.amount'),
          cell: ({ amountInCents }) => vndFromCents(amountInCents),
          value: ({ amountInCents }) => vndFromCents(amountInCents),
        },
        {
          id: 'after',
          header: t('statement.balanceAfter'),
          cell: ({ balanceAfterInCents }) => vndFromCents(balanceAfterInCents),
          value: ({ balanceAfterInCents }) => vndFromCents(balanceAfterInCents),
        },
      ]}
    />
  )
}

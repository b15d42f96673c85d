import type { ReturnSummary } from '@chonoi/contract'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { CodeText } from '../lists/code-text.tsx'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { ReturnBadge } from './return-badge.tsx'

export interface ReturnColumnsOptions {
  hrefOf: (one: ReturnSummary) => string
  /** Who is on the other side of the reader. */
  people: 'shop' | 'buyer' | 'both'
}

/** The columns of a list of returns, for a table and for its cards on phones. */
export function returnColumns(
  t: TFunction<['returns', 'common']>,
  { hrefOf, people }: ReturnColumnsOptions,
): DataTableColumn<ReturnSummary>[] {
  const headers = { shop: 'returns:column.shop', buyer: 'returns:column.buyer', both: 'returns:column.people' } as const
  return [
    {
      id: 'goods',
      header: t('returns:column.goods'),
      isPrimary: true,
      cell: (one) => (
        <span className="cn:flex cn:flex-col cn:min-w-0">
          <Link href={hrefOf(one)} className="cn:self-start">
            <CodeText text={one.orderNumber} />
          </Link>
          <Text as="span" size={13} tone="muted" lines={2} weight="regular">
            {one.quantity} × <bdi>{one.firstItemName}</bdi>
          </Text>
        </span>
      ),
    },
    {
      id: 'people',
      header: t(headers[people]),
      cell: ({ buyer, tenant }) => {
        const name = `${buyer.lastName} ${buyer.firstName}`.trim()
        return (
          <span className="cn:flex cn:flex-col cn:min-w-0">
            {people === 'shop' ? tenant.name : name}
            {people === 'both' && (
              <Text as="span" size={13} tone="muted">
                {tenant.name}
              </Text>
            )}
          </span>
        )
      },
    },
    { id: 'reason', header: t('returns:column.reason'), cell: ({ reason }) => t(`returns:reason.${reason}`) },
    { id: 'status', header: t('common:word.status'), cell: ({ status }) => <ReturnBadge status={status} /> },
    {
      id: 'refund',
      header: t('returns:column.refund'),
      isNumeric: true,
      cell: ({ refundInCents }) => formatMoney(refundInCents),
    },
    {
      id: 'due',
      header: t('returns:column.due'),
      cell: ({ dueAt }) => (dueAt ? <DateTimeCell value={dueAt} /> : t('common:state.notAvailable')),
    },
    {
      id: 'createdAt',
      header: t('returns:column.asked'),
      cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
    },
  ]
}
